import { nextText, type TextLine } from '../model/text-line.ts'
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
  const numbered = [...lines]
  const heads = new Map<number, string>()
  for (const series of listSeries(lines)) {
    const said = series.map(({ index, rest }) => rest || nextText(lines, index))
    // A quiz asks what it asks before it has a question that says what to do.
    const count = said.every(asks) ? said.length : said.findIndex((text) => !asks(text))
    const [first] = series
    if (
      first === undefined ||
      (count === 1 && first.rest === '') ||
      said.slice(0, count).every(isInstruction)
    )
      continue
    for (const single of series.slice(0, count)) numbered[single.index] = toNumber(lines, single)
    if (count < said.length) heads.set(first.index, `Questions ${first.number}–${first.number + count - 1}`)
  }
  return numbered.flatMap((line, index) => [
    ...(heads.has(index) ? [{ at: line.at, text: heads.get(index) ?? '' }] : []),
    line,
  ])
}

const toNumber = (lines: readonly TextLine[], { index, number, rest }: Single): TextLine => ({
  at: lines[index]?.at ?? 0,
  text: rest === '' ? `${number}` : `${number}. ${rest}`,
})

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
  !isClearInstruction(text) && !isTaskName(text) && matchNumbered(text) === null
