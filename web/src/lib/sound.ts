/** Small sounds made on the spot: wood, coin, paper, dice. Nothing louder than a cup put down, and off by default;
    only my turn in a live game is heard unless I say otherwise. */

import { prefs } from './prefs.svelte'

export type Sound = 'wood' | 'coin' | 'paper' | 'dice' | 'turn'

let context: AudioContext | null = null

/** It is my turn: in a game with a clock that is worth a sound by itself. */
export function callTurn(live: boolean): void {
  if (prefs.sound || (live && prefs.call)) make('turn')
}

export function play(sound: Sound): void {
  if (prefs.sound) make(sound)
}

function make(sound: Sound): void {
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return // the browser would not let us
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const now = context.currentTime
  if (sound === 'wood') knock(now, 190, 0.09, 0.16)
  else if (sound === 'coin') [2100, 3150].forEach((pitch, at) => ring(now + at * 0.035, pitch, 0.22, 0.035))
  else if (sound === 'paper') rustle(now, 2600, 0.12, 0.06)
  else if (sound === 'dice') [0, 0.08, 0.14, 0.24].forEach((later) => knock(now + later, 320 + 400 * later, 0.05, 0.09))
  else [523, 659].forEach((pitch, at) => ring(now + at * 0.12, pitch, 0.5, 0.05))
}

function fading(at: number, loud: number, length: number): GainNode {
  const gain = context!.createGain()
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  gain.connect(context!.destination)
  return gain
}

function ring(at: number, pitch: number, length: number, loud: number): void {
  const tone = context!.createOscillator()
  tone.type = 'triangle'
  tone.frequency.value = pitch
  tone.connect(fading(at, loud, length))
  tone.start(at)
  tone.stop(at + length)
}

function rustle(at: number, pitch: number, length: number, loud: number): void {
  const size = Math.ceil(context!.sampleRate * length)
  const noise = context!.createBuffer(1, size, context!.sampleRate)
  const data = noise.getChannelData(0)
  for (let index = 0; index < size; index++) data[index] = Math.random() * 2 - 1
  const source = context!.createBufferSource()
  const filter = context!.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  source.buffer = noise
  source.connect(filter).connect(fading(at, loud, length))
  source.start(at)
}

function knock(at: number, pitch: number, length: number, loud: number): void {
  rustle(at, pitch * 3, length * 0.5, loud * 0.5)
  const tone = context!.createOscillator()
  tone.frequency.setValueAtTime(pitch, at)
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + length)
  tone.connect(fading(at, loud, length))
  tone.start(at)
  tone.stop(at + length)
}
