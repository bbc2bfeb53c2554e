import { countWords } from '@console/ielts'
import type { TextLine } from '../model/text-line.ts'
import { endsSentence } from '../patterns/ends-sentence.ts'
import { matchLetter, matchNumbered, matchNumeral } from '../patterns/item-patterns.ts'

const letterHead = /^(?:(?:paragraph|section)\s+)?[A-L]$/i

/** The short line above a text, and a letter that stands on a line of its own, belong to the text. */
export function takeTitle({ lines, last: end }: { lines: TextLine[]; last: number }): TextLine[] {
  const taken: TextLine[] = []
  let hasTitle = false
  for (let last = lines.at(-1); last !== undefined; last = lines.at(-1)) {
    const above = lines.at(-2)
    const isFree: boolean =
      !hasTitle &&
      above !== undefined &&
      (above.text === '' || last.at > above.at + 1 || (taken.length > 0 && isLastPlace(above, end)))
    const isTitle: boolean = isFree && isHeading(last.text)
    if (last.text !== '' && !letterHead.test(last.text) && !isTitle) break
    hasTitle ||= isTitle
    taken.unshift(last)
    lines.pop()
  }
  return taken
}

/** “18  Section E”, the last of the questions: what stands below is the title, and the letter of a paragraph. */
const isLastPlace = ({ text }: TextLine, end: number): boolean => {
  const found = matchNumbered(text)
  return found?.number === end && letterHead.test(found.rest)
}

const isHeading = (text: string): boolean =>
  text !== '' &&
  countWords(text) <= 16 &&
  !(/[.:]$/.test(text) && endsSentence(text)) &&
  matchLetter(text) === null &&
  matchNumeral(text) === null &&
  matchNumbered(text) === null
