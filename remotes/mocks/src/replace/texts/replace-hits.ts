import type { MockDocument } from '@console/ielts'
import { findMatches, type Match, type Wanted } from '../../search/texts/find-matches.ts'
import { keepCase } from './keep-case.ts'
import { listTexts, mapTexts, type ReplaceableText } from './replaceable-texts.ts'

/** Search and replacement text. */
export type ReplaceWords = Pick<Wanted, 'find' | 'matchCase'> & { replacement: string }

/** No error, but worth a look by a person. */
export const partOfWord = 'Part of a longer word'

/** One match. */
export type ReplaceHit = ReplaceableText & Match & { key: string }

export const listHits = (document: MockDocument, wanted: Wanted, inKeys: boolean): ReplaceHit[] =>
  listTexts(document)
    .filter(({ isKey }) => inKeys || !isKey)
    .flatMap((text) =>
      findMatches(text.text, wanted).map((match) => ({
        ...text,
        ...match,
        key: `${text.path} ${match.start}`,
      })),
    )

/** Replaces these matches and changes nothing else. */
export function replaceHits(
  document: MockDocument,
  hits: readonly ReplaceHit[],
  words: ReplaceWords,
): MockDocument {
  const byPath = Map.groupBy(hits, ({ path }) => path)
  return mapTexts(document, ({ path, text }) =>
    (byPath.get(path) ?? [])
      .toSorted((one, other) => other.start - one.start)
      .reduce(
        (left, { start, end }) =>
          `${left.slice(0, start)}${keepCase(left.slice(start, end), words)}${left.slice(end)}`,
        text,
      ),
  )
}
