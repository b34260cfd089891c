/** The words of the page in the chosen language: Fluent catalogues from src/meydan/locale, loaded when needed.
    Games from elsewhere bring their own, and the service has them. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { get } from './api'
import { prefs } from './prefs.svelte'
import type { Arg, Said } from './wire'

export const LANGUAGES = ['en', 'uk', 'ru', 'fr', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]
export type Args = Record<string, Arg>
export type { Said }

const files = import.meta.glob<string>('@locale/*/*.ftl', { query: '?raw', import: 'default' })

/** The first language of the browser that we have. */
export function fromBrowser(wanted: readonly string[]): Language {
  const asked = wanted.map((one) => one.slice(0, 2).toLowerCase())
  return asked.flatMap((one) => LANGUAGES.filter((ours) => ours === one))[0] ?? 'en'
}

class Words {
  language = $state<Language>('en')
  private bundle = $state.raw(new FluentBundle('en'))
  private catalogues = new Set<string>()
  private loading = new Map<string, Promise<void>>()
  /** What a player is called at the table that is shown. */
  called: (seat: number) => string = (seat) => this.say('table-seat', { number: seat + 1 })
  private formats = new Map<string, Intl.NumberFormat | Intl.ListFormat | Intl.DateTimeFormat>()

  /** Load what the first screen needs. */
  async start(): Promise<void> {
    this.catalogues = new Set(['shell', 'table', 'bots'])
    await this.speak(prefs.language ?? fromBrowser(navigator.languages))
  }

  /** Have a game's words too. */
  async need(catalogue: string): Promise<void> {
    if (!this.catalogues.has(catalogue)) {
      this.catalogues.add(catalogue)
      this.loading.set(catalogue, this.speak(this.language))
    }
    try {
      await this.loading.get(catalogue) // others may have asked for it a moment ago
    } catch (error) {
      this.catalogues.delete(catalogue)
      throw error
    }
  }

  /** Change the language at once; everything that is shown is said again. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false })
    const wanted = [...this.catalogues]
    const texts = await Promise.all(wanted.map((name) => load(language, name)))
    if (wanted.length < this.catalogues.size) return this.speak(language) // more is wanted by now
    for (const text of texts) bundle.addResource(new FluentResource(text))
    this.formats.clear()
    this.bundle = bundle
    this.language = language
    document.documentElement.lang = language
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id)
  }

  /** The message, or an attribute of it as in `place-9.to`; the id itself where there is none. */
  say(id: string, args?: Args): string {
    const [name = id, attribute] = id.split('.')
    const message = this.bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) {
      console.error(`no words for ${id} in ${this.language}`)
      return id
    }
    const faults: Error[] = []
    const values = args && Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, this.value(arg)]))
    const text = this.bundle.formatPattern(pattern, values, faults)
    if (faults.length) console.error(`${id} in ${this.language}: ${faults.join('; ')}`)
    return text
  }

  /** Numbers stay numbers, for plurals; everything else becomes text. */
  value(arg: Arg): FluentVariable {
    if (typeof arg !== 'object') return arg
    if (Array.isArray(arg)) return this.list(arg.map((one) => String(this.value(one))))
    return 'id' in arg ? this.say(arg.id, arg.args) : this.called(arg.seat)
  }

  /** Several things as one text: “1 fabric, 2 fruit and 3 lira”. */
  list(parts: string[]): string {
    return this.format('list', () => new Intl.ListFormat(this.language, { type: 'conjunction' })).format(parts)
  }

  when(moment: number): string {
    const make = () => new Intl.DateTimeFormat(this.region, { dateStyle: 'medium', timeStyle: 'short' })
    return this.format('when', make).format(moment)
  }

  /** A time of today, or else the day with it. */
  moment(moment: number): string {
    const today = new Date(moment).toDateString() === new Date().toDateString()
    const make = () =>
      new Intl.DateTimeFormat(this.region, today ? { timeStyle: 'short' } : { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })
    return this.format(today ? 'hour' : 'moment', make).format(moment)
  }

  /** A day: of this year without the year. */
  day(moment: number): string {
    const same = new Date(moment).getFullYear() === new Date().getFullYear()
    const make = () => new Intl.DateTimeFormat(this.region, { day: 'numeric', month: 'short', year: same ? undefined : 'numeric' })
    return this.format(same ? 'day' : 'date', make).format(moment)
  }

  /** A number with one digit after the point, or the comma. */
  tenths(number: number): string {
    const make = () => new Intl.NumberFormat(this.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    return this.format('tenths', make).format(number)
  }

  /** The language as it is written where the reader lives: dates are not everywhere those of America. */
  private get region(): string {
    return navigator.languages.find((one) => one.slice(0, 2).toLowerCase() === this.language) ?? this.language
  }

  private format<F extends Intl.NumberFormat | Intl.ListFormat | Intl.DateTimeFormat>(key: string, make: () => F): F {
    const kept = `${this.language} ${key}`
    if (!this.formats.has(kept)) this.formats.set(kept, make())
    return this.formats.get(kept) as F
  }
}

async function load(language: string, name: string): Promise<string> {
  const path = Object.keys(files).find((one) => one.endsWith(`/${language}/${name}.ftl`))
  return path ? files[path]!() : (await get<{ text: string }>(`/games/${name}/words/${language}`)).text
}

export const words = new Words()

/** Say a message, a sentence or a player’s name. */
export function t(id: string | Said | { seat: number }, args?: Args): string {
  return typeof id === 'string' ? words.say(id, args) : String(words.value(id))
}
