import { expect, test } from 'vitest'
import { type Box, placeBeside } from './place-beside.ts'

const screen = { width: 1000, height: 800 }
const size = { width: 300, height: 150 }

test.each<[string, Box, { left: number; top: number }]>([
  ['to the right of a menu', { left: 0, top: 60, width: 220, height: 300 }, { left: 232, top: 60 }],
  [
    'on screen beside a button at the foot',
    { left: 0, top: 740, width: 220, height: 50 },
    { left: 232, top: 638 },
  ],
  ['below a button at the right', { left: 900, top: 10, width: 40, height: 30 }, { left: 688, top: 52 }],
  ['above a wide bar at the foot', { left: 0, top: 700, width: 1000, height: 100 }, { left: 12, top: 538 }],
  ['over what fills the screen', { left: 220, top: 60, width: 780, height: 740 }, { left: 460, top: 96 }],
])('the box stands %s', (_, anchor, place) => {
  expect(placeBeside(anchor, size, screen)).toEqual(place)
})

test('shows the beginning of the box on a smaller screen', () => {
  const place = placeBeside({ left: 0, top: 0, width: 40, height: 40 }, size, { width: 280, height: 140 })
  expect(place).toEqual({ left: 12, top: 12 })
})
