import { expect, test } from 'vitest'
import { fitPeaks } from './fit-peaks.ts'

test('a column shows its loudest peak', () => {
  const peaks = [0.5, 0, 0.25]
  expect(fitPeaks(peaks, 2)).toEqual([0.5, 0.25])
  expect(fitPeaks(peaks, 6)).toEqual([0.5, 0.5, 0, 0, 0.25, 0.25])
  expect(fitPeaks([], 2)).toEqual([0, 0])
})
