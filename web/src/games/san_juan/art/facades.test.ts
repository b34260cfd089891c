/** Every card has a picture: its own, or a plain house. */

import { expect, test } from 'vitest'
import { facade, house } from './facades'

test('a building without a picture of its own is a plain house', () => {
  const unknown = { name: 'lighthouse', family: 'city' } as const
  expect(facade(unknown).length).toBeGreaterThan(1)
  expect(facade(unknown)).not.toEqual(facade({ name: 'harbor', family: 'city' }))
  expect(house(unknown)).not.toContain('undefined')
})
