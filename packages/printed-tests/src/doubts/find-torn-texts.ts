import { numberRange } from '@console/ielts'
import type { DraftOption } from '@console/ielts/sections'
import { type Doubt, numbersOf, type PrintedGroup, toOptionText } from '../model/printed-test.ts'
import { type PrintedWord, toWords } from './read-texts.ts'

/** Questions and options whose words do not follow one another on paper: two texts were joined, or one was cut. */
export function findTornTexts(
  { first, last, task, options, questions }: PrintedGroup,
  printed: readonly PrintedWord[],
): Doubt[] {
  const all = toPhrase(printed.map(({ word }) => word))
  // A text with gaps runs over empty lines, a question does not.
  const broken = toPhrase(printed.flatMap(withBreak))
  const unbroken = running.has(task) ? all : broken
  const isIn = (text: string, words: string) =>
    named.test(text) || text.split(/_{2,}/).every((piece) => words.includes(toPhrase(toWords(piece))))
  const isTorn = (option: DraftOption) => !isIn(toOptionText(option), broken)
  const torn = questions.filter(({ text, options: own }) => !isIn(text, unbroken) || own.some(isTorn))
  const numbers = options.some(isTorn) ? numberRange(first, last) : torn.flatMap(numbersOf)
  const reason = 'The text was put together from lines that do not follow one another.'
  const firsts = new Set(torn.flatMap(({ text }) => toWords(text)[0] ?? []))
  const lines = printed.filter(({ word }) => firsts.has(word))
  return numbers.length === 0 ? [] : [{ numbers, reason, lines: lines.slice(0, 1).map(({ line }) => line) }]
}

const running = new Set<string | null>([
  ...['notes', 'summary', 'summary-list', 'table', 'form', 'flow-chart', 'flow-chart-list', 'diagram', null],
])

const withBreak = ({ word, isBroken }: PrintedWord): string[] => (isBroken ? ['¶', word] : [word])

/** Headings without questions are for the paragraphs in their order. */
const named = /^Paragraph [A-Z\d]{1,2}$/

const toPhrase = (words: readonly string[]): string => (words.length === 0 ? '' : ` ${words.join(' ')} `)
