import { expect, it } from 'vitest'

/** From the bottom up; each may import what stands below it, and a game nothing of another. */
const LAYERS = ['lib', 'ui', 'table', 'a game', 'games', 'shell', '']
const FILES = import.meta.glob<string>('./**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })

const place = (path: string): string => /^(games\/\w+(?=\/)|games|lib|ui|table|shell)(?=\/|$)/.exec(path)?.[0] ?? ''
const height = (place: string): number => LAYERS.indexOf(place.startsWith('games/') ? 'a game' : place)
const within = (path: string, from: string): string => new URL(path, `file:///${from}`).pathname.slice(1)

it('has layers, and nothing reaches up or over to another game', () => {
  const wrong = Object.entries(FILES).flatMap(([file, text]) => {
    const from = file.slice(2)
    const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*'(@\/|\.{1,2}\/)([^']+)'/g)]
    const reached = imports.map(([, start, rest]) => (start === '@/' ? rest! : within(start! + rest!, from)))
    const [here, own] = [place(from), height(place(from))]
    return reached.filter((path) => place(path) !== here && height(place(path)) >= own).map((path) => `${from} -> ${path}`)
  })
  expect(Object.keys(FILES).length).toBeGreaterThan(200)
  expect(wrong).toEqual([])
})

it('has faces that give components and pictures: what is said, told or reckoned comes from the engine', () => {
  const own = FILES['./table/face.ts']!
  const members = [.../interface Face \{\n([^]*?)\n\}/.exec(own)![1]!.matchAll(/^ {2}\w+\??(: |\().*$/gm)].map(([line]) => line.trim())
  expect(members.length).toBeLessThanOrEqual(12)
  expect(members.filter((one) => !/: (Component<.*>|Lie|Lessons|Gesture \| null)$/.test(one))).toEqual([])
  for (const [file, text] of Object.entries(FILES).filter(([file]) => /^\.\/(games|table)\/\w+\/face\.ts$/.test(file))) {
    const others = [...text.matchAll(/from '([^']+)'/g)].map(([, path]) => path!)
    expect(others.filter((path) => !/\.svelte$|\/face$|\.\/gestures\/index$|\.\/lessons$/.test(path)), file).toEqual([])
  }
})
