import { countWords } from '@console/ielts'
import { isFilled, type Lines, type TextLine } from '../model/text-line.ts'
import { findGaps, hasRun } from '../patterns/gap-patterns.ts'
import { isClearInstruction, isInstruction } from '../patterns/instruction-patterns.ts'
import { endsSentence, matchNumbered } from '../patterns/item-patterns.ts'
import { splitOptions } from '../patterns/option-patterns.ts'
import { listNumbers } from '../patterns/question-labels.ts'
import { letterAt } from './paragraphs.ts'
import { addLine, countIn, type GroupLines, type PartLines } from './part-lines.ts'

/** Decides which questions have a text of their own, once all lines are told apart. */
export function settleParts(parts: readonly PartLines[]): PartLines[] {
  const settled: PartLines[] = []
  for (const part of parts.flatMap(divideAtTexts)) {
    const last = settled.at(-1)
    // “Part 2” of a worksheet has questions about the text of Part 1.
    const isOfLast = last !== undefined && isText(last.text) && !part.text.some(isFilled)
    if (isOfLast) last.groups.push(...part.groups)
    else settled.push(part)
  }
  return settled
}

const isText = (lines: Lines): boolean => countIn(lines) > 80

/** A text may stand between the head of questions and their instruction. */
function divideAtTexts(part: PartLines): PartLines[] {
  const divided: PartLines[] = [{ ...part, groups: [] }]
  for (const group of part.groups) {
    const own = takeNotices(group) ?? takeProse(group)
    const groups = splitAtInstructions(group)
    const [before, last] = [divided.at(-2), divided.at(-1)]
    if (last === undefined) continue
    const isAbove = isText(last.text) && group.head.at < (last.text.find(isFilled)?.at ?? 0)
    if (isAbove && own !== null) {
      divided.splice(-1, 1, { number: last.number, text: own, groups }, last)
      last.number = null
    } else if (isAbove && before !== undefined) before.groups.push(...groups)
    else if (own !== null && isText(last.text)) divided.push({ number: null, text: own, groups })
    else {
      last.text.push(...(own ?? []))
      last.groups.push(...groups)
    }
  }
  return divided
}

const countSentences = (lines: Lines): number =>
  lines.reduce((sum, { text }) => sum + (text.match(/\w{2}[.!?](?=\s|$)/g)?.length ?? 0), 0)

/** Notices and advertisements with letters, which are longer than options. */
function takeNotices({ lines, first }: GroupLines): TextLine[] | null {
  const from = lines.findIndex(({ text }) => letterAt(text) === 'A')
  const to = lines.findIndex(({ text }, index) => index > from && matchNumbered(text)?.number === first)
  if (from === -1 || to === -1) return null
  const own = lines.slice(from, to)
  const letters = own.filter(({ text }) => letterAt(text) !== null).length
  const isLong = countIn(own) >= letters * 13 && countSentences(own) >= letters * 1.5
  if (letters < 3 || !isLong) return null
  const title = findTitleAbove(lines, from)
  return lines.splice(title, to - title)
}

/** A short line between empty ones above the first of them, unless it is an instruction. */
function findTitleAbove(lines: Lines, from: number): number {
  const at = lines.findLastIndex(({ text }, index) => index < from && text !== '')
  const { text = '' } = lines[at] ?? {}
  const isAlone = at > 0 && at < from - 1 && lines[at - 1]?.text === ''
  // “USING THE SEWING MACHINES”
  const isSaid = isInstruction(text) && text !== text.toUpperCase()
  return isAlone && countWords(text) <= 16 && !endsSentence(text) && !isSaid ? at : from
}

/** Paragraphs below the head of questions: above their instruction, or between it and the first question. */
function takeProse({ lines, first, last }: GroupLines): TextLine[] | null {
  const isAsked = ({ text }: TextLine) =>
    matchNumbered(text)?.number === first || findGaps(text, { first, last }).length > 0
  const order = lines.findLastIndex(
    ({ text }, index) => isInstruction(text) && lines.slice(index + 1).some(isAsked),
  )
  const from = lines.findIndex(({ text }) => text !== '' && !isInstruction(text))
  if (from === -1) return null
  const to = order > from ? order : findProse(lines, from, lines.findIndex(isAsked))
  const title = findTitleAbove(lines, from)
  const own = lines.slice(from, to)
  const isOption = ({ text }: TextLine) => splitOptions(text, true) !== null && countWords(text) < 15
  const isText = countIn(own) > 60 && countSentences(own) > 3 && !own.some(isOption)
  return isText ? lines.splice(title, to - title) : null
}

/** The end of the last paragraph of several sentences; a summary that runs over several lines does not count. */
function findProse(lines: Lines, from: number, asked: number): number {
  const last = lines.findLastIndex(
    (line, index) =>
      index >= from &&
      index < asked &&
      lines[index + 1]?.text === '' &&
      countIn([line]) >= 18 &&
      countSentences([line]) >= 2,
  )
  if (last === -1) return from
  // A last paragraph may be one sentence.
  const end = lines.findIndex((line, index) => index > last && isFilled(line))
  return (end < asked && countIn(lines.slice(end, end + 1)) >= 18 ? end : last) + 1
}

/** One head may stand above several tasks: each instruction among the questions begins another. */
function splitAtInstructions(group: GroupLines): GroupLines[] {
  const { first, last, lines } = group
  const starts: { index: number; first: number }[] = [{ index: 0, first }]
  let seen = first - 1
  for (const [index, line] of lines.entries()) {
    while (seen < last && listNumbers(line.text).includes(seen + 1)) seen += 1
    if (seen < first || seen >= last || !isNewInstruction(line.text, lines[index - 1]?.text)) continue
    const next = findNumber(lines, index)
    if (next === seen + 1 && next !== starts.at(-1)?.first) starts.push({ index, first: next })
  }
  if (starts.length === 1) return [group]
  return starts.map((start, nth) => {
    const next = starts[nth + 1]
    const own = lines.slice(start.index, next?.index)
    const split: GroupLines = {
      ...group,
      head: nth === 0 ? group.head : (own[0] ?? group.head),
      first: start.first,
      last: next === undefined ? last : next.first - 1,
      lines: [],
      numbers: new Set(),
    }
    for (const line of own) addLine(split, line)
    return split
  })
}

const about =
  /\b(?:answers?|letters?|questions?|sentences?|statements?|summary|table|notes|form|headings?|words?|true|text|passage|box|endings?|flow[- ]?chart|diagram|map|plan|paragraphs?|sections?)\b/i

const isNewInstruction = (text: string, above = ''): boolean =>
  (isClearInstruction(text) || (above === '' && isInstruction(text))) &&
  !hasRun(text) &&
  matchNumbered(text) === null &&
  about.test(text) &&
  /[.:?]$/.test(text)

/** The first number below a line. */
const findNumber = (lines: Lines, index: number): number | undefined =>
  lines.slice(index + 1).flatMap(({ text }) => listNumbers(text))[0]
