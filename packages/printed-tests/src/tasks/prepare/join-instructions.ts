import { mergeLines, type TextLine } from '../../model/text-line.ts'
import { hasRun } from '../../patterns/gap-patterns.ts'
import { matchGroupHead } from '../../patterns/head-patterns.ts'
import { isInstruction, matchVerdict } from '../../patterns/instruction-patterns.ts'
import { matchLetter, matchNumbered, matchNumeral } from '../../patterns/item-patterns.ts'

/** An instruction that runs over several lines is one line again. */
export const joinInstructions = (lines: readonly TextLine[]): TextLine[] =>
  mergeLines(lines, (before, { text }) => goesOn(before, text))

function goesOn(before: string, text: string): boolean {
  if (text === '' || startsItem(text) || /[.:?!]$/.test(before) || /\t/.test(text) || hasRun(before))
    return false
  if (matchVerdict(before) !== null) return /^[a-z]/.test(text)
  // “Notes – ONE WORD”
  if (/^\w+(?: \w+)?[.:]? [–-] .{0,30}\bwords?$/i.test(before)) return false
  return (
    isInstruction(before) && !/\b(?:below|answer|sheet|above)$/.test(before) && matchNumbered(before) === null
  )
}

const startsItem = (text: string): boolean =>
  matchNumbered(text) !== null ||
  matchVerdict(text) !== null ||
  matchGroupHead(text) !== null ||
  matchNumeral(text) !== null ||
  (/^A[.):]?\s/.test(text) && matchLetter(text) !== null) ||
  /^(?:list of|example)\b/i.test(text)
