/** SHA-256 of a text, in hex: browsers give theirs only to pages with a certificate, and a club's machine may have none. */

const primes: number[] = []
for (let number = 2; primes.length < 64; number++) {
  if (primes.every((prime) => number % prime)) primes.push(number)
}
const fraction = (number: number) => ((number - Math.floor(number)) * 2 ** 32) | 0
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUND = primes.map((prime) => fraction(Math.cbrt(prime)))
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const length = ((bytes.length + 8) >> 6) + 1
  const padded = new DataView(new ArrayBuffer(length * 64))
  bytes.forEach((byte, at) => padded.setUint8(at, byte))
  padded.setUint8(bytes.length, 0x80)
  padded.setUint32(length * 64 - 4, bytes.length * 8)
  const hash = [...START]
  for (let block = 0; block < length; block++) {
    const words: number[] = []
    for (let at = 0; at < 64; at++) {
      if (at < 16) {
        words.push(padded.getInt32(block * 64 + at * 4))
        continue
      }
      const near = words[at - 15]!
      const last = words[at - 2]!
      const one = turn(near, 7) ^ turn(near, 18) ^ (near >>> 3)
      const two = turn(last, 17) ^ turn(last, 19) ^ (last >>> 10)
      words.push((words[at - 16]! + one + words[at - 7]! + two) | 0)
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number]
    for (let at = 0; at < 64; at++) {
      const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[at]! + words[at]!) | 0
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at] = (hash[at]! + word) | 0))
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
