import { type Doubt, doubtLines, numbersOf, type PrintedGroup } from '../model/printed-test.ts'
import { saysWhatToDo } from '../patterns/exercise-heads.ts'
import { matchNumbered, splitColumns } from '../patterns/item-patterns.ts'
import { listOptions, type PrintedWord, toWords } from './read-texts.ts'

/** A line that begins with the number of a question is the beginning of that question, and of no other. */
export function findShiftedNumbers(
  { first, last, printed: name, questions, options }: PrintedGroup,
  printed: readonly PrintedWord[],
  around: readonly string[],
): Doubt[] {
  // Numbers that run through are not those of the paper.
  if (name !== null) return []
  const anywhere = new Set([...listOptions({ options, questions }).map(toStart), ...listPairs(around)])
  const asked = new Set(
    questions.flatMap((question) =>
      numbersOf(question).flatMap((number) =>
        listPairs([question.text]).map((words) => `${number} ${words}`),
      ),
    ),
  )
  const isRead = (number: number, words: string) => anywhere.has(words) || asked.has(`${number} ${words}`)
  return [...new Map(printed.map(({ line }) => [line.at, line])).values()].flatMap((line) => {
    const [mark = '', cell = ''] = splitColumns(line.text)
    const found = matchNumbered(/\w.?\s/.test(mark) ? mark : `${mark} ${cell}`)
    if (found === null || found.number < first || found.number > last) return []
    const words = toStart(found.rest)
    if (words === '' || saysWhatToDo(found.rest) || isRead(found.number, words)) return []
    return doubtLines('No question was read from the line with this number.', [line], [found.number])
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
