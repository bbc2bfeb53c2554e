import { isVerdict } from '@console/ielts'
import { nextText, type TextLine } from '../model/text-line.ts'
import { findGaps, hasRun, toGapText } from '../patterns/gap-patterns.ts'
import {
  isClearInstruction,
  isInstruction,
  isTaskName,
  matchVerdict,
} from '../patterns/instruction-patterns.ts'
import { matchNumbered, splitColumns } from '../patterns/item-patterns.ts'
import { type GroupReading, isFree } from './group-reading.ts'

const arrow = /^[↓→▼⇓⬇|]+$/
/** A line that ends before this share of the page's width ends its text. */
const early = 0.5
const listTitle = /^(?:list of .+|people|options|headings)$/i
/** A line of the rubric of facts or views. */
export function takeVerdict(reading: GroupReading, text: string): boolean {
  // The choices on a screen, below each statement.
  if (reading.questions.length > 0 && /^(?:TRUE|FALSE|YES|NO|NOT GIVEN)$/.test(text)) return true
  // The head of columns to tick: “T  F  NG”.
  const cells = splitColumns(text)
  if (cells.length > 1 && cells.every(isVerdict)) return true
  if (matchVerdict(text) === null || (reading.questions.length > 0 && !/\b(?:if|when)\b/.test(text)))
    return false
  addInstruction(reading, splitColumns(text).join(' '))
  return true
}

/** A line of a text with gaps: each gap is a question, with what stands around it. */
export function takeGaps(reading: GroupReading, printed: string): boolean {
  const text = moveNumber(reading, printed)
  const gaps = findGaps(text, reading).filter(({ number }) => isFree(reading, number))
  if (gaps.length === 0) return false
  for (const { number, text: piece } of cutAtGaps(reading, text, gaps)) {
    reading.questions.push({ number, text: [...reading.carried, piece].join('\n'), options: [], count: 1 })
    reading.carried = []
  }
  reading.grow = null
  return true
}

/** “5 Sailors left their ____ in a 6 ____”: the first number stands before the sentence, and not before its gap. */
function moveNumber(reading: GroupReading, text: string): string {
  const found = matchNumbered(text)
  const [next] = findGaps(text, reading)
  if (found === null || next === undefined || next.number === found.number) return text
  if (!isFree(reading, found.number) || !hasRun(text.slice(0, next.from))) return text
  return toGapText(found.rest).replace('_____', `${found.number} _____`)
}

/** Text behind the last gap belongs to its question. */
export function endGaps({ carried, questions }: GroupReading) {
  const last = questions.at(-1)
  if (carried.length > 0 && last !== undefined) last.text = [last.text, ...carried].join('\n')
}

/** A line of a text with gaps that has none. */
export function takeBetween(reading: GroupReading, line: TextLine, text: string, index: number) {
  if (takeListTitle(reading, line, text)) return
  if (reading.questions.length === 0 && reading.carried.length === 0) takeOpening(reading, text, index)
  else carry(reading, text)
}

function takeListTitle(reading: GroupReading, line: TextLine, text: string): boolean {
  if (!listTitle.test(text)) return false
  if (reading.title === null) reading.title = text
  else reading.leftOut.push(line)
  return true
}

/** A line that goes on where the one before stopped; `isNew` if an empty one stands between them. */
export function takeMore(reading: GroupReading, text: string, isNew: boolean, index: number): boolean {
  const { grow, questions } = reading
  // “… which the body is able to / use.” is no instruction.
  const isNewInstruction = isInstruction(text) && (isNew || !/^[a-z]/.test(text))
  if (listTitle.test(text) || grow === null || isNewInstruction) return false
  // The letter of an option may have a line of its own.
  const isOption = reading.lists.at(-1)?.options.at(-1)?.value === ''
  const isAfterOption = reading.lists.at(-1)?.after === questions.length
  const isOpen = !/[.?!]$/.test(questions.at(-1)?.text ?? '')
  const isSmall = /^[a-z]/.test(text) && !isAfterOption && isOpen
  if (isNew && !isOption && !isSmall && !(hasRun(text) && /^[_.…]/.test(text))) return false
  if (!isOption && endsEarly(reading, text, index)) return false
  grow(text)
  return true
}

/** A line that ends early does not go on with a capital letter: below the last option comes the title of a chart. */
function endsEarly({ lines, width }: GroupReading, text: string, index: number): boolean {
  const before = lines[index - 1]?.text ?? ''
  const [word = ''] = text.split(' ')
  const isShort = before !== '' && before.length + word.length + 1 < width * early
  return isShort && !/[,;–—-]$/.test(before) && /^[“"‘'(]?[A-Z]/.test(text)
}

/** A title or a part of the instruction, or what none of the rules knows. */
export function takeOther(reading: GroupReading, line: TextLine, text: string, isNew: boolean) {
  const { questions, lists, instruction, words } = reading
  if (takeListTitle(reading, line, text)) return
  if (isInstruction(text) && (questions.length === 0 || isNew)) addInstruction(reading, text)
  else if (questions.length > 0) {
    reading.unread.push(line)
    reading.grow = null
  } else {
    const isTitle =
      instruction.length + lists.length + words.length > 0 &&
      text.length < 70 &&
      !/[.?:]$|\b(?:TWO|THREE|FOUR|FIVE)\b/.test(text)
    if (isTitle && reading.title !== null) reading.leftOut.push(line)
    else if (isTitle) reading.title = text
    else if (lists.length > 0) reading.unread.push(line)
    else instruction.push(splitColumns(text).join(' '))
    reading.grow = isTitle ? null : (more) => instruction.push(more)
  }
}

/** A line before the first gap: the instruction, a title, or the beginning of the text. */
function takeOpening(reading: GroupReading, text: string, index: number) {
  const { lines, instruction, title } = reading
  const isStep = arrow.test(nextText(lines, index))
  const cells = splitColumns(text)
  if (isClearInstruction(cells.join(' '))) instruction.push(cells.join(' '))
  else if (isStep || cells.length > 1) carry(reading, text)
  else if (isInstruction(text) || isTaskName(text) || (instruction.length === 0 && /[.:]$/.test(text)))
    instruction.push(text)
  else if (title === null && text.length < 90 && !/[.;:]$/.test(text)) reading.title = text
  else carry(reading, text)
}

function addInstruction(reading: GroupReading, text: string) {
  reading.instruction.push(text)
  reading.grow = null
}

const toRow = ({ isTable }: GroupReading, text: string): string =>
  splitColumns(text).join(isTable ? ' | ' : ' ')

function carry(reading: GroupReading, text: string) {
  reading.carried.push(toRow(reading, text))
}

type Gap = { number: number; from: number; to: number }

/** A line with several gaps is divided where a sentence ends between them, else right before the next gap. */
function cutAtGaps(
  reading: GroupReading,
  text: string,
  gaps: readonly Gap[],
): { number: number; text: string }[] {
  const marked = toRow(reading, markGaps(text, gaps))
  const places = [...marked.matchAll(/\uE000/g)].map(({ index }) => index)
  let start = 0
  return places.map((at, index) => {
    const next = places[index + 1]
    const stop = next === undefined ? -1 : marked.slice(at, next).search(/[.;!?]\s/)
    const end = next === undefined ? marked.length : stop === -1 ? next : at + stop + 1
    const piece = marked.slice(start, end)
    start = end
    return { number: gaps[index]?.number ?? 0, text: toGapText(piece.replace('\uE000', '_____')).trim() }
  })
}

/** Each gap is one sign, with the dots that may stand on both sides of its number. */
function markGaps(text: string, gaps: readonly Gap[]): string {
  let marked = ''
  let end = 0
  for (const [index, { from, to }] of gaps.entries()) {
    const money = /[£$€]/.exec(text.slice(from, to))?.[0] ?? ''
    marked += stripRun(withoutRun(text.slice(end, from)))
    // “(10) yes / no ……” has its line further on.
    const upToRun = /^[^_.…]{2,40}(?=_{2}|\.{3}|…)/.exec(text.slice(to, gaps[index + 1]?.from))?.[0] ?? ''
    const ahead = hasRun(text.slice(from, to)) ? '' : upToRun
    marked += `${ahead.trimStart()}${money}\uE000`
    end = to + ahead.length
  }
  return marked + withoutRun(text.slice(end))
}

const withoutRun = (text: string): string => text.replace(/^\s*(?:\.{2,}|…+|_{2,})\s*/, ' ')

function stripRun(text: string): string {
  let end = text.length
  while (end > 0 && /[\s._…]/.test(text.charAt(end - 1))) end -= 1
  return /_{2}|\.{3}|…/.test(text.slice(end)) ? `${text.slice(0, end)} ` : text
}
