import { nextText, type TextLine } from '../model/text-line.ts'
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
export function lowerFirstHeads(printed: readonly TextLine[]): TextLine[] {
  const lines = [...printed]
  for (const [index, { text }] of printed.entries()) {
    const single = matchGroupHead(text)
    if (single === null || single.first !== single.last || single.rest !== '') continue
    const below = printed.findIndex((line, nth) => nth > index && line.text !== '')
    const head = matchGroupHead(printed[below]?.text ?? '')
    if (head?.first !== single.first) continue
    const asked = printed.findIndex(
      (line, nth) =>
        nth > below && line.text !== '' && !isInstruction(line.text) && matchVerdict(line.text) === null,
    )
    lines[index] = { at: printed[index]?.at ?? 0, text: '' }
    const after = printed[asked - 1]
    if (after !== undefined)
      lines[asked - 1] = { at: after.at, text: after.text === '' ? `${head.first}` : after.text }
  }
  return lines
}

/** “Question 1: Why was the lamp built?” is question 1, in an exercise of a worksheet too. */
export function numberAskingHeads(lines: readonly TextLine[]): TextLine[] {
  const changed = new Map<number, string[]>()
  for (const series of listSeries(lines)) {
    const asked = findOrders(lines, series)
    // A quiz asks what it asks before it has a question that says what to do.
    const count = asked.every(({ said }) => asks(said))
      ? asked.length
      : asked.findIndex(({ said }) => !asks(said))
    const [first] = asked
    const hasOrders = asked.slice(0, count).some(({ order }) => order !== null)
    if (
      first === undefined ||
      (count === 1 && first.rest === '' && !hasOrders) ||
      asked.slice(0, count).every(({ said }) => isInstruction(said))
    )
      continue
    for (const [nth, each] of asked.slice(0, count).entries()) {
      const isNew = nth === 0 || asked[nth - 1]?.order !== each.order
      const end = asked.findIndex(({ order }, index) => index > nth && order !== each.order)
      const last = first.number + (end === -1 || end > count ? count : end) - 1
      const isHeaded = isNew && (hasOrders || count < asked.length)
      const head = isHeaded
        ? [`Questions ${each.number}–${last}`, ...(each.order === null ? [] : [each.order])]
        : []
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
function findField(lines: readonly TextLine[], { place, said }: Asked): number {
  const index = lines.findIndex(({ text }, at) => at > place && text !== '')
  return /\?$/.test(said) || hasRun(said)
    ? /^answer:(?:\s{0,3}_+)?$/i.test(lines[index]?.text ?? '')
      ? index
      : -1
    : -1
}

type Asked = Single & { below: number; place: number; order: string | null; said: string }

/** “Write ONE WORD. What shuts them?” says first what is to be done, and so does a line that stands below several heads. */
function findOrders(lines: readonly TextLine[], series: readonly Single[]): Asked[] {
  const next = (from: number) => lines.findIndex(({ text }, index) => index > from && text !== '')
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

/** The heads of one question each that follow one another from here on, up to any other head. */
function listSingles(lines: readonly TextLine[], from: number, first: number): Single[] {
  const singles: Single[] = []
  for (let index = from + 1; index < lines.length; index += 1) {
    const text = lines[index]?.text ?? ''
    if (matchPassageHead(text) !== null) break
    const head = matchGroupHead(text)
    if (head === null) continue
    if (head.first !== head.last || head.first !== first + singles.length) break
    singles.push({ index, number: head.first, rest: head.rest })
  }
  return singles
}

function listSeries(lines: readonly TextLine[]): Single[][] {
  const series: Single[][] = []
  let next = 0
  for (const [index, { text }] of lines.entries()) {
    const head = matchGroupHead(text)
    if (index < next || head === null || head.first !== head.last) continue
    const singles = listSingles(lines, index - 1, head.first)
    next = (singles.at(-1)?.index ?? index) + 1
    series.push(singles)
  }
  return series
}

/** Whether a line asks something itself, and does not introduce questions below. */
const asks = (text: string): boolean =>
  !isClearInstruction(text) &&
  !isTaskName(text) &&
  matchNumbered(text) === null &&
  matchGroupHead(text) === null
