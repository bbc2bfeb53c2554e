import { expect, it } from 'vitest'
import { joinShapes } from './join-shapes.ts'

it.each([
  ['path', { d: 'M12 19H3' }, 'M12 19H3'],
  ['path', { d: 'm21 21-4.34-4.34' }, 'M21 21l-4.34-4.34'],
  ['path', { d: 'm6 9 6 6 6-6' }, 'M6 9l6 6 6-6'],
  ['path', { d: 'm.5.5v4' }, 'M.5 .5v4'],
  ['line', { x1: '8', x2: '16', y1: '21', y2: '21' }, 'M8 21L16 21'],
  ['circle', { cx: '7.5', cy: '7.5', r: '.5' }, 'M7 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0z'],
  ['rect', { width: '20', height: '14', x: '2', y: '3' }, 'M2 3h20v14h-20v-14z'],
  [
    'rect',
    { width: '20', height: '14', x: '2', y: '3', rx: '2' },
    'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z',
  ],
])('draws a %s of %o as the path %s', (tag, attributes, d) => {
  expect(joinShapes([[tag, attributes]])).toEqual([['path', { d }]])
})

it('joins lines into one path and leaves filled shapes separate', () => {
  const dot: [string, Record<string, string>] = [
    'circle',
    { cx: '7.5', cy: '7.5', r: '.5', fill: 'currentColor' },
  ]
  expect(joinShapes([['path', { d: 'M5 12h14' }], dot, ['path', { d: 'M12 5v14' }]])).toEqual([
    ['path', { d: 'M5 12h14M12 5v14' }],
    dot,
  ])
})
