import { mergeLines, type TextLine } from '../../model/text-line.ts'
import { cutAtEntries, namesExercise, parseEntry, withoutExercise } from '../../patterns/key-entries.ts'
import { isKeyHeading } from './key-heading.ts'

/** Several entries on a line may run over its end: “… 5 morning(s), 6 / flowers, 7 bees” has the answer of 6 on the next. */
export const joinWrappedEntries = (lines: readonly TextLine[]): TextLine[] =>
  mergeLines(lines, (before, { at, text }, above) => at - (above?.at ?? 0) === 1 && goesOn(before, text))

function goesOn(before: string, text: string): boolean {
  const last = lastOf(before)
  if (last === null || /\t/.test(before + text) || isKeyHeading(text)) return false
  const next = last + 1
  const own = withoutExercise(text)
  if (own !== text && (namesExercise(text) || parseEntry(own)?.first !== next)) return false
  if (parseEntry(text)?.first === next) return false
  const isNumberAlone = new RegExp(String.raw`[\s,;/]\(?${next}[.):]?$`).test(before)
  const isOpen = /\s\/$/.test(before) || before.lastIndexOf('(') > before.lastIndexOf(')')
  const hasNext = new RegExp(String.raw`[\s,;/]\(?${next}[.):]?\s\S`).test(text)
  return isNumberAlone || isOpen || (parseEntry(text) === null && hasNext)
}

/** The number of the last of several entries. */
function lastOf(text: string): number | null {
  const entries = cutAtEntries(withoutExercise(text), () => false)
  return entries.length < 2 ? null : (parseEntry(entries.at(-1) ?? '')?.last ?? null)
}
