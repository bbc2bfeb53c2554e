import { expect, test } from 'vitest'
import { rateFirstInputDelay } from './first-input-delay.ts'

// proves 9.12
test.each([
  [0, 'good'],
  [100, 'good'],
  [100.1, 'needs-improvement'],
  [300, 'needs-improvement'],
  [300.1, 'poor'],
])('rates a first input that waited %d ms as %s', (delay, rating) => {
  expect(rateFirstInputDelay(delay)).toBe(rating)
})
