import { toExtraFieldAt } from '@console/ielts'
import { findMatches, type Wanted } from './find-matches.ts'
import type { MockTexts } from './mock-texts.ts'

export type CountedPlaces = { places: number; mocks: number }

/** Counts matches in transcripts and explanations, and their mocks. */
export function countNoteMatches(mocks: Iterable<MockTexts>, wanted: Wanted): CountedPlaces {
  const counted = { places: 0, mocks: 0 }
  for (const mock of mocks) {
    const places = mock.places
      .filter(({ key }) => toExtraFieldAt(key) !== null)
      .reduce((sum, { text }) => sum + findMatches(text, wanted).length, 0)
    counted.places += places
    if (places > 0) counted.mocks += 1
  }
  return counted
}
