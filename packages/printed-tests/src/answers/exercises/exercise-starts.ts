import { countWords } from '@console/ielts'
import { type Lines, nextText } from '../../model/text-line.ts'
import {
  isSameLabel,
  type Label,
  matchMarked,
  matchNamed,
  saysWhatToDo,
} from '../../patterns/exercise-heads.ts'
import { hasRun } from '../../patterns/gap-patterns.ts'
import { isBulletItem, listLetters, listNumbers, listNumerals } from '../../patterns/question-labels.ts'

type Start = { label: Label | null; index: number }

/** Heads below which questions begin at 1, up to the line where their names stand above answers. */
export function listStarts(lines: Lines): { heads: Start[]; end: number } {
  const heads: Start[] = []
  let isOpen = false
  for (const [index, { text }] of lines.entries()) {
    const open = heads.at(-1)
    const isAgain = isOpen && open !== undefined && isFar(lines, open.index, index)
    if (isOpen && !isAgain && isRepeated(text, heads)) return { heads, end: index }
    const found = matchHead(lines, index, isAgain ? [] : sinceAgain(heads))
    if (found === null) isOpen ||= hasMark(text)
    else if (isOpen || open === undefined) {
      heads.push({ label: found.label, index })
      isOpen = false
    } else if (found.label !== null || isFar(lines, open.index, index))
      heads[heads.length - 1] = { label: found.label ?? open.label, index }
  }
  return { heads, end: lines.length }
}

/** Heads below the last text. */
function sinceAgain(heads: readonly Start[]): readonly Start[] {
  const last = heads.findLastIndex(({ label }) => label?.place === 1)
  return heads.slice(Math.max(0, last))
}

/** Whether the first question of an exercise stands on this line. */
const hasMark = (text: string): boolean =>
  listNumbers(text).includes(1) ||
  listLetters(text)[0]?.place === 1 ||
  listNumerals(text)[0]?.place === 1 ||
  isBulletItem(text)

/** A head above a text does not belong to the questions below that text. */
const isFar = (lines: Lines, from: number, to: number): boolean =>
  lines.slice(from + 1, to).some(({ text }) => countWords(text) > 30)

/** The name of an exercise that begins here, or null as its label if it has none. */
function matchHead(lines: Lines, index: number, heads: readonly Start[]): { label: Label | null } | null {
  const text = lines[index]?.text ?? ''
  const named = matchNamed(text)
  const label = named ?? matchMarked(text)
  const isHead =
    named !== null ||
    (label === null
      ? !hasRun(text) && countWords(text) < 30 && saysWhatToDo(text)
      : isNextMark(lines, index, label, heads))
  return isHead && leadsToFirst(lines, index, named !== null) ? { label } : null
}

/** “B.” below “A.”, and “2  Words” above what is to be done. */
function isNextMark(
  lines: Lines,
  index: number,
  { place, name, rest }: Label,
  heads: readonly Start[],
): boolean {
  const before = heads.flatMap(({ label }) => (label?.kind === '' ? [label] : []))
  const isEquivalent = before.every((label) => signOf(label.name) === signOf(name))
  const isLater = before.length > 0 && !/\d/.test(name)
  const isSaid = isLater || saysWhatToDo(rest) || isTitle(lines, index)
  // “1) What does she say?” below “Task 3”
  const isAsked = /\d/.test(name) && heads.some(({ label }) => label !== null && label.kind !== '')
  if (!isEquivalent || !isSaid || isAsked) return false
  return place === before.length + 1 || place === (before.at(-1)?.place ?? 0) + 1
}

const signOf = (name: string): 'number' | 'numeral' | 'letter' =>
  /\d/.test(name) ? 'number' : /^[IVX]+$/.test(name) ? 'numeral' : 'letter'

/** “1  Headings” with an instruction below it. */
function isTitle(lines: Lines, index: number): boolean {
  return saysWhatToDo(nextText(lines, index)) && countWords(lines[index]?.text ?? '') < 6
}

/** The next number is 1, or the first of questions that have letters, or none, comes before any number. */
function leadsToFirst(lines: Lines, index: number, isNamed: boolean): boolean {
  for (const { text } of lines.slice(index + 1, index + 120)) {
    const [number] = listNumbers(text)
    if (number !== undefined) return number === 1
    if (listNumerals(text)[0]?.place === 1) return true
    if (listLetters(text)[0]?.place === 1 || (isNamed && isBulletItem(text))) return true
  }
  return false
}

/** The name of an exercise again, above its answers. */
function isRepeated(text: string, heads: readonly Start[]): boolean {
  const named = matchNamed(text)
  return named !== null && heads.some(({ label }) => label !== null && isSameLabel(label, named))
}
