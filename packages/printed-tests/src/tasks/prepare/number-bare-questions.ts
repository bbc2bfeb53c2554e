import { numberRange } from '@console/ielts'
import { asksForGaps } from '../../blocks/find-chain.ts'
import { type Lines, mapTexts, type Range, type TextLine } from '../../model/text-line.ts'
import { hasRun, isChoice, listGaps } from '../../patterns/gap-patterns.ts'
import { isClearInstruction, isInstruction, matchVerdict } from '../../patterns/instruction-patterns.ts'
import { matchNumbered, matchTwoNumbers, stripBullet } from '../../patterns/item-patterns.ts'
import { splitOptions } from '../../patterns/option-patterns.ts'

/** Below “Questions 6–9” the four questions may have no numbers: where there are exactly as many, they are counted. */
export function numberBareQuestions(lines: Lines, range: Range): TextLine[] {
  const count = range.last - range.first + 1
  if (count === 1) return numberOne(lines, range)
  if (lines.some(({ text }) => hasNumber(text, range))) return [...lines]
  const filled = lines.flatMap(({ text }, index) => (text === '' ? [] : [index]))
  const starts = filled.some((index) => firstOption(lines, index) !== undefined)
    ? listAsked(lines, filled)
    : listStatements(lines, filled, count)
  if (starts.length !== count) return [...lines]
  return mapTexts(lines, (text, index) => {
    const place = starts.indexOf(index)
    return place === -1 ? text : `${range.first + place} ${stripBullet(text)}`
  })
}

/** “Complete the sentence. Children must not feed the ____.” below “Question 14” has its question behind the instruction. */
function numberOne(lines: Lines, range: Range): TextLine[] {
  const [index, ...others] = lines.flatMap(({ text }, nth) => (hasRun(text) ? [nth] : []))
  const line = lines[index ?? -1]
  if (line === undefined || others.length > 0 || listGaps(line.text, range).length > 0) return [...lines]
  const said = /^.*[.?!:]\s(?=[^.?!]{0,200}(?:_{2}|\.{3}|…))/.exec(line.text)?.[0] ?? ''
  if (!isInstruction(said) || matchNumbered(line.text) !== null) return [...lines]
  const asked = { at: line.at, text: `${range.first} ${line.text.slice(said.length)}` }
  return lines.toSpliced(index ?? 0, 1, { at: line.at, text: said.trim() }, asked)
}

const hasNumber = (text: string, range: Range): boolean => {
  const number = matchNumbered(text)?.number ?? matchTwoNumbers(text)?.first ?? Number.parseInt(text, 10)
  return (number >= range.first && number <= range.last) || hasRun(text) || listGaps(text, range).length > 0
}

/** The letter of the first option on a line; undefined where it has none. */
const firstOption = (lines: Lines, index: number): string | undefined =>
  splitOptions(stripBullet(lines[index]?.text ?? ''), false)?.[0]?.key

/** The lines above each A. */
function listAsked(lines: Lines, filled: readonly number[]): number[] {
  const starts: number[] = []
  for (const [nth, index] of filled.entries()) {
    const above = filled[nth - 1]
    if (above === undefined || firstOption(lines, index) !== 'A' || !isAskedAt(lines, above)) continue
    let start = above
    while (isAskedAt(lines, start - 1) && !isClearInstruction(lines[start - 1]?.text ?? '')) start -= 1
    starts.push(start)
  }
  return starts
}

const isAskedAt = (lines: Lines, index: number): boolean => {
  const text = lines[index]?.text ?? ''
  return text !== '' && firstOption(lines, index) === undefined
}

/** Sentences in a block of their own, or below the last line of the instruction. */
function listStatements(lines: Lines, filled: readonly number[], count: number): number[] {
  const asked = filled.slice(-count)
  const [first = 0] = asked
  const above = lines[filled.at(-count - 1) ?? -1]?.text
  const areSentences = asked.every((index) => {
    const text = lines[index]?.text ?? ''
    return /[.?!]['’”"]?$/.test(text) && !isClearInstruction(text) && matchVerdict(text) === null
  })
  if (!areSentences || above === undefined) return []
  const isBlock = lines[first - 1]?.text === '' && asked.at(-1) === first + count - 1
  const isBelow = isInstruction(above) || matchVerdict(above) !== null
  return isBlock || isBelow ? asked : []
}

const ending = /^(\S.{0,200}?)(?:\s[([](\d{1,2})[)\]]|\t(\d{1,2}))$/

/** “Visitors must not (14)” is no gap where the key has the letter of an option: its number stands behind the question, or in the margin. */
export function moveEndNumbers(
  lines: Lines,
  { first, last }: Range,
  answers: ReadonlyMap<number, string>,
): TextLine[] {
  const said = lines
    .map(({ text }) => text)
    .filter((text) => asksForGaps(text) && !/\bendings?\b/i.test(text))
  const isChosen = numberRange(first, last).every((number) => isChoice(answers.get(number) ?? ''))
  if (said.length > 0 || !isChosen) return [...lines]
  const ends = new Map<number, TextLine>()
  let next = first
  for (const [index, line] of lines.entries()) {
    const [, asked = '', bracketed, number = bracketed] = ending.exec(line.text) ?? []
    if (Number(number) === next) ends.set(index, { at: line.at, text: `${next}. ${asked}` })
    else if (matchNumbered(line.text)?.number !== next) continue
    next += 1
  }
  return next === last + 1 ? lines.map((line, index) => ends.get(index) ?? line) : [...lines]
}
