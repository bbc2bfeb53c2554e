import { expect, it } from 'vitest'
import { followRedirects } from './follow-redirects.ts'

const redirects = [
  { from: '/notes/', to: '/teacher-notes/' },
  { from: '/teacher-notes/old/', to: '/archive/' },
  { from: '/round/', to: '/about/' },
  { from: '/about/', to: '/round/' },
  { from: '/deeper/', to: '/deeper/still/' },
  ...Array.from({ length: 10 }, (_, step) => ({ from: `/step-${step}/`, to: `/step-${step + 1}/` })),
  { from: '/far-0/', to: '/step-0/' },
]

it.each([
  ['below what moved', '/notes/7/edit', '/teacher-notes/7/edit'],
  ['without its last slash', '/notes', '/teacher-notes/'],
  ['over two moves', '/notes/old/7', '/archive/7'],
  ['over ten moves', '/step-0/x', '/step-10/x'],
  ['over more than ten, which is taken for no end', '/far-0/x', '/far-0/x'],
  ['in a circle', '/round/7', '/round/7'],
  ['into itself', '/deeper/7', '/deeper/7'],
  ['of a like name', '/notes-of-old/7', '/notes-of-old/7'],
  ['that nobody moved', '/packages/', '/packages/'],
])('leads an address %s', (_what, path, place) => {
  expect(followRedirects(redirects, path)).toBe(place)
})
