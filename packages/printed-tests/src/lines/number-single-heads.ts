import { isFilled, type Lines, nextText, type TextLine } from '../model/text-line.ts'
import { hasRun } from '../patterns/gap-patterns.ts'
import { matchGroupHead, matchPassageHead } from '../patterns/head-patterns.ts'
import {
  isClearInstruction,
  isInstruction,
  isTaskName,
  matchVerdict,
} from '../patterns/instruction-patterns.ts'
import { matchNumbered } from '../patterns/item-patterns.ts'

/** “Question 1” above “Questions 1–5: Do the statements agree …” is the number of what is asked below that. */
export function lowerFirstHeads(printed: Lines): TextLine[] {
  const lines = [...printed]
  for (const [index, { at, text }] of printed.entries()) {
    const single = matchGroupHead(text)
    if (single === null || single.first !== single.last || single.rest !== '') continue
    const head = matchGroupHead(nextText(printed, index))
    // Moodle counts boxes of questions: “Question 2” above “Questions 36–40”.
    const isBox = head !== null && head.last > head.first && head.first > single.first + 1
    const isOfFirst = head?.first === single.first
    if (isBox || isOfFirst) lines[index] = { at, text: '' }
    if (!isOfFirst) continue
    const below = printed.findIndex((line, nth) => nth > index && isFilled(line))
    const asked = printed.findIndex(
      (line, nth) =>
        nth > below && isFilled(line) && !isInstruction(line.text) && matchVerdict(line.text) === null,
    )
    const above = lines[asked - 1]
    if (above?.text === '') lines[asked - 1] = { at: above.at, text: `${head.first}` }
  }
  return lines
}

/** “Question 1: Why was the lamp built?” is question 1, in an exercise of a worksheet too. */
export function numberAskingHeads(lines: Lines): TextLine[] {
  const changed = new Map<number, string[]>()
  for (const series of listSeries(lines)) {
    const asked = findOrders(lines, series)
    // A quiz asks what it asks before it has a question that says what to do.
    const silent = asked.findIndex(({ said }) => !asks(said))
    const count = silent === -1 ? asked.length : silent
    const own = asked.slice(0, count)
    const hasOrders = own.some(({ order }) => order !== null)
    const isAlone = count === 1 && own[0]?.rest === '' && !hasOrders
    if (isAlone || own.every(({ said }) => isInstruction(said))) continue
    for (const [nth, each] of own.entries()) {
      const end = own.findIndex(({ order }, index) => index > nth && order !== each.order)
      const { number: last } = own.at(end === -1 ? -1 : end - 1) ?? each
      const isHeaded = own[nth - 1]?.order !== each.order && (hasOrders || count < asked.length)
      const order = each.order === null ? [] : [each.order]
      const head = isHeaded ? [`Questions ${each.number}–${last}`, ...order] : []
      const number = each.rest === '' ? `${each.number}` : `${each.number}. ${each.said}`
      const isBelow = each.order !== null && each.rest === ''
      if (isBelow) changed.set(each.below, []).set(each.place, [`${each.number}. ${each.said}`])
      changed.set(each.index, isBelow ? head : [...head, number])
      const field = findField(lines, each)
      if (field !== -1) changed.set(field, [])
    }
  }
  return lines.flatMap(({ at, text }, index) =>
    (changed.get(index) ?? [text]).map((said) => ({ at, text: said })),
  )
}

/** “Answer: ____” below a question that ends or has a gap of its own is a field of the screen. */
function findField(lines: Lines, { place, said }: Asked): number {
  const index = lines.findIndex((line, at) => at > place && isFilled(line))
  const isField = /^(?:answer:(?:\s{0,3}_+)?|_+)$/i.test(lines[index]?.text ?? '')
  return isField && (/\?$/.test(said) || hasRun(said)) ? index : -1
}

type Asked = Single & { below: number; place: number; order: string | null; said: string }

/** “Write ONE WORD. What shuts them?” says first what is to be done, and so does a line that stands below several heads. */
function findOrders(lines: Lines, series: readonly Single[]): Asked[] {
  const next = (from: number) => lines.findIndex((line, index) => index > from && isFilled(line))
  const texts = series.map(({ index, rest }) => rest || nextText(lines, index))
  return series.map((single, nth) => {
    const below = next(single.index)
    const place = single.rest === '' ? below : single.index
    const text = texts[nth] ?? ''
    const [, order = null, question = text] = /^(.{0,160}?[.:])\s(\p{Lu}[^.?!]*\?)$/u.exec(text) ?? []
    if (order !== null && isClearInstruction(order) && asks(question))
      return { ...single, below, place, order, said: question }
    const isShared = single.rest === '' && [texts[nth - 1], texts[nth + 1]].includes(text)
    const said = lines[below + 1]?.text ?? ''
    return isShared && said !== '' && !/^[([]?[a-p][)\].]/i.test(said) && asks(said)
      ? { ...single, below, place: below + 1, order: text, said }
      : { ...single, below, place, order: null, said: text }
  })
}

type Single = { index: number; number: number; rest: string }

/** Heads of one question each that follow one another, up to any other head. */
function listSeries(lines: Lines): Single[][] {
  const series: Single[][] = []
  let next: number | null = null
  for (const [index, { text }] of lines.entries()) {
    const head = matchGroupHead(text)
    if (matchPassageHead(text) !== null || (head !== null && head.first !== head.last)) next = null
    else if (head !== null) {
      if (head.first !== next) series.push([])
      series.at(-1)?.push({ index, number: head.first, rest: head.rest })
      next = head.first + 1
    }
  }
  return series
}

/** Whether a line asks something itself, and does not introduce questions below. */
const asks = (text: string): boolean =>
  !isClearInstruction(text) &&
  !isTaskName(text) &&
  matchNumbered(text) === null &&
  matchGroupHead(text) === null
