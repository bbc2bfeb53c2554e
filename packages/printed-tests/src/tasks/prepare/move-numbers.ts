import { numberRange } from '@console/ielts'
import { asksForGaps } from '../../blocks/find-chain.ts'
import type { Answers } from '../../model/printed-test.ts'
import type { Lines, Range, TextLine } from '../../model/text-line.ts'
import { hasRun, isChoice, listGaps } from '../../patterns/gap-patterns.ts'
import { isInstruction } from '../../patterns/instruction-patterns.ts'
import { matchNumbered } from '../../patterns/item-patterns.ts'

/** “Complete the sentence. Children must not feed the ____.” below “Question 14” has its question behind the instruction. */
export function numberOne(lines: Lines, range: Range): TextLine[] {
  if (range.first !== range.last) return [...lines]
  const [index, ...others] = lines.flatMap(({ text }, nth) => (hasRun(text) ? [nth] : []))
  const line = lines[index ?? -1]
  if (line === undefined || others.length > 0 || listGaps(line.text, range).length > 0) return [...lines]
  const said = /^.*[.?!:]\s(?=[^.?!]{0,200}(?:_{2}|\.{3}|…))/.exec(line.text)?.[0] ?? ''
  if (!isInstruction(said) || matchNumbered(line.text) !== null) return [...lines]
  const asked = { at: line.at, text: `${range.first} ${line.text.slice(said.length)}` }
  return lines.toSpliced(index ?? 0, 1, { at: line.at, text: said.trim() }, asked)
}

const ending = /^(\S.{0,200}?)(?:\s[([](\d{1,2})[)\]]|\t(\d{1,2}))$/

/** “Visitors must not (14)” is no gap where the key has the letter of an option: its number stands behind the question, or in the margin. */
export function moveEndNumbers(lines: Lines, { first, last }: Range, answers: Answers): TextLine[] {
  const isGapped = lines.some(({ text }) => asksForGaps(text) && !/\bendings?\b/i.test(text))
  const isChosen = numberRange(first, last).every((number) => isChoice(answers.get(number) ?? ''))
  if (isGapped || !isChosen) return [...lines]
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
