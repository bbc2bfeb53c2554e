import { type Lines, mergeLines, type Range, type TextLine } from '../../model/text-line.ts'
import { findGaps, hasRun } from '../../patterns/gap-patterns.ts'
import { isInstruction, matchVerdict } from '../../patterns/instruction-patterns.ts'
import { isBulleted, matchNumbered, matchNumeral } from '../../patterns/item-patterns.ts'
import { matchOption } from '../../patterns/option-patterns.ts'

/** An instruction that runs over several lines is one line again. */
export const joinInstructions = (lines: Lines): TextLine[] =>
  mergeLines(lines, (before, { text }) => goesOnInstruction(before, text))

function goesOnInstruction(before: string, text: string): boolean {
  if (text === '' || startsPart(text) || /[.:?!]$/.test(before) || /\t/.test(text) || hasRun(before))
    return false
  if (matchVerdict(before) !== null) return /^[a-z]/.test(text)
  // “Notes – ONE WORD”
  if (/^\w+(?: \w+)?[.:]? [–-] .{0,30}\bwords?$/i.test(before)) return false
  return isInstruction(before) && !/\b(?:below|answer|sheet|above)$/.test(before)
}

const startsPart = (text: string): boolean =>
  matchNumbered(text) !== null ||
  matchVerdict(text) !== null ||
  matchNumeral(text) !== null ||
  /^A[.):]?\s/.test(text) ||
  /^(?:list of|example)\b/i.test(text)

/** The number of a gap and its line may stand on two lines. */
export const joinGaps = (lines: Lines): TextLine[] =>
  mergeLines(lines, (before, { text }) => isGapDivided(before, text))

const isGapDivided = (before: string, text: string): boolean =>
  /\d[.)]?$/.test(before) && /^[_.…]/.test(text) && hasRun(text) && (hasRun(before) || !isInstruction(before))

/** “21. The noise in ____21____” has its number twice. */
export function dropRepeatedNumber(line: TextLine, range: Range): TextLine {
  const found = matchNumbered(line.text)
  // The first cell of a row may say “5 minutes”.
  const isRow = /^\W?\d{1,2}\W?\t.{1,400}\t\P{L}{0,20}\p{L}/su.test(line.text)
  const isTwice =
    found !== null &&
    !isRow &&
    findGaps(line.text, range).some(({ number, from }) => from > 0 && number === found.number)
  return isTwice ? { at: line.at, text: found.rest } : line
}

/** Lines of a page as wide as this that a sentence with gaps runs over are one again. A summary is one sentence after the other. */
export function unwrapText(
  lines: Lines,
  range: Range,
  { isSummary, width }: { isSummary: boolean; width: number },
): TextLine[] {
  const filled = lines.filter(({ text }) => text !== '' && !isInstruction(text))
  // If nearly every line begins with a small letter, each is an item of its own.
  const areItems = filled.filter(({ text }) => /^[a-z]/.test(text)).length > filled.length / 2
  return mergeLines(lines, (before, { text }, above) => goesOn(before, above?.text ?? '', text))

  function goesOn(before: string, printed: string, text: string): boolean {
    if (printed === '' || text === '' || isInstruction(before) || isBulleted(text)) return false
    if (/^[↓→▼⇓]/.test(text) || /[↓▼⇓]$/.test(before) || text.includes('\t') || before.includes('\t'))
      return false
    const [word = ''] = text.split(' ')
    const isFull = printed.length + word.length + 1 >= width * 0.75
    if (isSummary && (isFull || /^[a-z]/.test(text)) && !startsItem(text))
      return findGaps(before, range).length > 0 || isFull
    return !areItems && isFull && /^[a-z](?![).])/.test(text) && !/[.:;?!]$/.test(printed)
  }
}

const startsItem = (text: string): boolean =>
  matchOption(text, false) !== null || matchNumbered(text) !== null
