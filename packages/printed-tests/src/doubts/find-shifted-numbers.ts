import { type Doubt, type PrintedGroup, toOptionText } from '../model/printed-test.ts'
import { saysWhatToDo } from '../patterns/exercise-heads.ts'
import { matchNumbered, splitColumns } from '../patterns/item-patterns.ts'
import { type PrintedWord, toWords } from './read-texts.ts'

/** A line that begins with the number of a question is the beginning of that question, and of no other. */
export function findShiftedNumbers(
  { first, last, printed: name, questions, options }: PrintedGroup,
  printed: readonly PrintedWord[],
  around: readonly string[],
): Doubt[] {
  // Numbers that run through are not those of the paper.
  if (name !== null) return []
  const begins = new Set(
    [...options, ...questions.flatMap((question) => question.options)].map(toOptionText).map(toStart),
  )
  const asked = questions.map(({ number, count, text }) => ({ number, count, words: toPhrase(text) }))
  const prose = around.map(toPhrase).join(' ')
  const isRead = (number: number, words: string) =>
    begins.has(words) ||
    prose.includes(words) ||
    asked.some(
      (each) => number >= each.number && number < each.number + each.count && each.words.includes(words),
    )
  return [...new Map(printed.map(({ line }) => [line.at, line])).values()].flatMap((line) => {
    const [mark = '', cell = ''] = splitColumns(line.text)
    const { number, rest } = matchNumbered(/\w.?\s/.test(mark) ? mark : `${mark} ${cell}`) ?? none
    const words = toStart(rest)
    if (number < first || number > last || words === '' || saysWhatToDo(rest) || isRead(number, words))
      return []
    return [
      { numbers: [number], reason: 'No question was read from the line with this number.', lines: [line] },
    ]
  })
}

const none = { number: 0, rest: '' }

const toPhrase = (text: string): string => toWords(text).join(' ')

/** Two words tell where a line was read; the cell behind them may hold an option. */
const toStart = (text: string): string =>
  toWords(text.split(/_{2,}|\.{3,}|…/)[0] ?? '')
    .slice(0, 2)
    .join(' ')
