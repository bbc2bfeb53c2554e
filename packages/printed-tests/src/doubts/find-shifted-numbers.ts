import { type Doubt, numbersOf, type PrintedGroup, toOptionText } from '../model/printed-test.ts'
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
  const asked = new Map<number, Set<string>>()
  for (const question of questions) {
    const own = listPairs([question.text])
    for (const number of numbersOf(question))
      asked.set(number, new Set([...(asked.get(number) ?? []), ...own]))
  }
  const prose = new Set(listPairs(around))
  const isRead = (number: number, words: string) =>
    begins.has(words) || prose.has(words) || asked.get(number)?.has(words) === true
  return [...new Map(printed.map(({ line }) => [line.at, line])).values()].flatMap((line) => {
    const [mark = '', cell = ''] = splitColumns(line.text)
    const { number, rest } = matchNumbered(/\w.?\s/.test(mark) ? mark : `${mark} ${cell}`) ?? {
      number: 0,
      rest: '',
    }
    const words = toStart(rest)
    if (number < first || number > last || words === '' || saysWhatToDo(rest) || isRead(number, words))
      return []
    return [
      { numbers: [number], reason: 'No question was read from the line with this number.', lines: [line] },
    ]
  })
}

/** Each word, and each with the next. */
const listPairs = (texts: readonly string[]): string[] =>
  texts.flatMap(toWords).flatMap((word, index, words) => [word, `${word} ${words[index + 1] ?? ''}`])

/** Two words tell where a line was read; the cell behind them may hold an option. */
const toStart = (text: string): string =>
  toWords(text.split(/_{2,}|\.{3,}|…/)[0] ?? '')
    .slice(0, 2)
    .join(' ')
