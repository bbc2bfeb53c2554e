import { countWords } from '../../../core/document/count-words.ts'
import { matchLetter, matchNumbered, matchNumeral } from '../lines/item-patterns.ts'
import type { TextLine } from '../lines/text-line.ts'

const letterHead = /^(?:(?:paragraph|section)\s+)?[A-L]$/i

/** The short line above a text, and a letter that stands on a line of its own, belong to the text. */
export function takeTitle({ lines }: { lines: TextLine[] }): TextLine[] {
  const taken: TextLine[] = []
  let hasTitle = false
  for (let last = lines.at(-1); last !== undefined; last = lines.at(-1)) {
    const above = lines.at(-2)
    const isFree: boolean = !hasTitle && above !== undefined && (above.text === '' || last.at > above.at + 1)
    const isTitle: boolean = isFree && isHeading(last.text)
    if (last.text !== '' && !letterHead.test(last.text) && !isTitle) break
    hasTitle ||= isTitle
    taken.unshift(last)
    lines.pop()
  }
  return taken
}

const isHeading = (text: string): boolean =>
  text !== '' &&
  countWords(text) <= 16 &&
  !/[.:]$/.test(text) &&
  matchLetter(text) === null &&
  matchNumeral(text) === null &&
  matchNumbered(text) === null
