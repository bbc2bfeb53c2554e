import { countWords } from '@console/ielts'
import { type Hints, isFilled, type Lines, type TextLine } from '../model/text-line.ts'
import { hasRun, listGaps } from '../patterns/gap-patterns.ts'
import { type GroupHead, matchExercise } from '../patterns/head-patterns.ts'
import { isInstruction } from '../patterns/instruction-patterns.ts'
import { matchNumbered, matchTwoNumbers, numberAlone, splitColumns } from '../patterns/item-patterns.ts'

/** `isHeaded` where “Questions 1–5” says which numbers there are. */
export type GroupLines = {
  head: TextLine
  first: number
  last: number
  lines: TextLine[]
  /** Numbers of up to two digits on its lines. */
  numbers: Set<number>
  isHeaded: boolean
}
export type PartLines = { number: number | null; text: TextLine[]; groups: GroupLines[] }
export type SplitParts = { parts: PartLines[]; rubrics: TextLine[] }

export type Splitting = SplitParts & {
  lines: Lines
  hints: Hints
  heads: readonly GroupHead[]
  open: GroupLines | null
  isNewText: boolean
  /** The first number that the head of a part or the line above a text names. */
  next: number
}

export const lastNumberOf = ({ last, isHeaded, lines, first, numbers: all }: GroupLines): number => {
  if (all.has(last) || isHeaded) return last
  const numbers = lines.flatMap(({ text }) => [
    matchTwoNumbers(text)?.last ??
      matchNumbered(splitColumns(text).join(' '))?.number ??
      numberAlone(text) ??
      0,
    ...listGaps(text, { first, last }).map(({ number }) => number),
  ])
  return Math.max(first - 1, ...numbers.filter((each) => each <= last))
}

export function addLine(group: GroupLines | null, line: TextLine) {
  group?.lines.push(line)
  // “Reading Passage 1 has 4 sections” and “the statements (Questions 10 - 14)” ask nothing yet.
  if (isInstruction(line.text) && !hasRun(line.text)) return
  for (const [number] of line.text.matchAll(/(?<![\d–-])\d{1,2}(?![\d–-])/g))
    group?.numbers.add(Number(number))
}

export function openGroup(state: Splitting, head: TextLine, first: number, last: number, isHeaded: boolean) {
  const { open } = state
  // “Questions 21–27” above six headings goes as far as “Question 27”, which has its own head.
  const isWithin = isHeaded && open?.isHeaded === true && first > open.first && last === open.last
  if (isWithin) open.last = first - 1
  // “Part B” right above “Questions 5–7” is no line of the group before.
  const end = open?.lines.findLast(isFilled)
  if (isHeaded && open !== null && end !== undefined && matchExercise(end.text) === '') {
    open.lines.splice(open.lines.indexOf(end))
    state.rubrics.push(end)
  }
  const group: GroupLines = { head, first, last, lines: [], numbers: new Set(), isHeaded }
  partOf(state).groups.push(group)
  state.open = group
}

export function addPart(state: Splitting, number: number | null): PartLines {
  const added: PartLines = { number, text: [], groups: [] }
  state.parts.push(added)
  state.isNewText = false
  return added
}

export const partOf = (state: Splitting): PartLines => state.parts.at(-1) ?? addPart(state, null)

export function addText(state: Splitting, lines: Lines) {
  const hasWords = lines.some(isFilled)
  if (state.parts.length === 0 && !hasWords) return
  const current = partOf(state)
  const isNew = hasWords && state.isNewText && hasText(current)
  const part = isNew ? addPart(state, null) : current
  if (hasWords) state.isNewText = false
  part.text.push(...lines)
}

export const hasText = ({ text }: PartLines): boolean => text.some(isFilled)
/** More than a title. */
export const hasProse = ({ text }: PartLines): boolean => countIn(text) > 20
export const countIn = (lines: Lines): number => countWords(lines.map(({ text }) => text).join(' '))
