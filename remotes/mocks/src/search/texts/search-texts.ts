import { type ExcerptPiece, parseQuery, toExcerpt } from '@console/authoring/search/to-excerpt'
import { foldForSearch } from '@console/values/text/fold-text'
import type { MockTexts } from './mock-texts.ts'

/** Further matches are only counted. */
export const hitLimit = 100

export type SearchHit = Pick<MockTexts, 'id' | 'section'> & {
  mock: string
  place: MockTexts['places'][number]
  pieces: readonly ExcerptPiece[]
}

export type SearchResult = { hits: readonly SearchHit[]; places: number; mocks: number }

/** A mock with folded texts, joined into `whole`; `starts` are the offsets of the places. */
export type SearchedMock = MockTexts & { folded: readonly string[]; whole: string; starts: readonly number[] }

export function toSearched(texts: MockTexts): SearchedMock {
  const folded = texts.places.map(({ text }) => foldForSearch(text))
  let end = 0
  const starts = folded.map((text) => {
    const start = end
    end += text.length + 1
    return start
  })
  return { ...texts, folded, whole: folded.join('\n'), starts }
}

/** Finds places that contain every word. */
export function searchTexts(mocks: Iterable<SearchedMock>, query: string): SearchResult {
  // The longest word is usually the rarest, so it leaves the fewest places to check.
  const words = parseQuery(query).toSorted((left, right) => right.length - left.length)
  const found = { hits: [] as SearchHit[], places: 0, mocks: 0 }
  for (const mock of mocks) {
    const indexes = findPlaces(mock, words)
    found.places += indexes.length
    if (indexes.length > 0) found.mocks += 1
    for (const index of indexes.slice(0, hitLimit - found.hits.length)) {
      const place = mock.places[index]
      if (place === undefined) continue
      const { id, section, name } = mock
      found.hits.push({ id, section, mock: name, place, pieces: toExcerpt(place.text, words) })
    }
  }
  return found
}

/** One `indexOf` per match in the joined text, rather than one per place. */
function findPlaces(
  { whole, folded, starts }: SearchedMock,
  [first, ...others]: readonly string[],
): number[] {
  const found: number[] = []
  if (first === undefined) return found
  let index = 0
  let at = whole.indexOf(first)
  while (at !== -1) {
    while ((starts[index + 1] ?? Number.POSITIVE_INFINITY) <= at) index += 1
    const text = folded[index] ?? ''
    if (others.every((word) => text.includes(word))) found.push(index)
    const next = starts[index + 1]
    at = next === undefined ? -1 : whole.indexOf(first, next)
  }
  return found
}
