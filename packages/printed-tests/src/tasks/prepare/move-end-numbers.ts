import { numberRange } from '@console/ielts'
import { asksForGaps } from '../../blocks/find-chain.ts'
import type { Lines, Range, TextLine } from '../../model/text-line.ts'
import { matchNumbered } from '../../patterns/item-patterns.ts'

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

const isChoice = (answer: string): boolean =>
  /^(?:[A-L]|[ivx]{1,5}|TRUE|FALSE|YES|NO|NOT GIVEN)$/.test(answer)
