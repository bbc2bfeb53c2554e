import {
  type Doubt,
  doubtLines,
  doubtNumbers,
  numbersOf,
  type PrintedPart,
  type Read,
} from '../model/printed-test.ts'
import type { Lines } from '../model/text-line.ts'
import { isExerciseName, saysWhatToDo } from '../patterns/exercise-heads.ts'
import { isAnswerLine } from '../patterns/gap-patterns.ts'
import { matchExercise, matchKeyHead, matchPassageHead } from '../patterns/head-patterns.ts'
import { withoutExercise } from '../patterns/key-entries.ts'
import { isRubric } from '../patterns/rubric-patterns.ts'
import { checkGroups } from './check-groups.ts'
import { comparePrint } from './compare-print.ts'
import { findDisorder, findDoubledLines } from './find-disorder.ts'
import { listContradictions } from './list-contradictions.ts'
import { listGroupTexts, listOptions, toWords } from './read-texts.ts'

/** Compares what was read with what is printed, and with itself. `joined` are words that were put together by guess. */
export function findDoubts(read: Read, lines: Lines, joined: Lines): Doubt[] {
  const found = [
    ...checkGroups(read, lines),
    ...joined.map((line) => ({
      numbers: [],
      reason: 'A word that was divided at the end of a line was joined.',
      lines: [line],
    })),
    ...listContradictions(read, lines),
    ...findDisorder(read, lines),
    ...findDoubledLines(read, lines),
    ...findUnusedLines(read, lines),
    ...comparePrint(read, lines),
  ]
  return [...found, ...doubtNumbers('Most questions beside it are in doubt.', listAmongDoubted(read, found))]
}

/** The other questions of a group of which half is in doubt: they come from the same lines by the same rules. */
function listAmongDoubted({ parts }: Read, doubts: readonly Doubt[]): number[] {
  const doubted = new Set(doubts.flatMap(({ numbers }) => numbers))
  return parts.flatMap(({ groups }) =>
    groups.flatMap(({ questions }) => {
      const numbers = questions.flatMap(numbersOf)
      const others = numbers.filter((number) => !doubted.has(number))
      return others.length <= numbers.length / 2 ? others : []
    }),
  )
}

/** Printed lines that became part of nothing that was read, and were not left out on purpose. */
function findUnusedLines({ parts, answers, rubrics, unread }: Read, lines: Lines): Doubt[] {
  const said = new Set([...rubrics, ...unread].map(({ at }) => at))
  const pairs = new Set(parts.flatMap(listTexts).flatMap((text) => [...toWords(text), ...toPairs(text)]))
  const options = parts.flatMap(({ groups }) => groups.flatMap(listOptions))
  const words = new Set([...options, ...answers.values()].flatMap(toWords))
  const heads = new Set(parts.flatMap(({ groups }) => groups.map(({ from }) => from)))
  const lost = lines.filter(
    ({ at, text }) =>
      !said.has(at) &&
      !isAnswerLine(text) &&
      !(heads.has(at) && isExerciseName(text)) &&
      isLost(withoutExercise(text), { pairs, words }),
  )
  return doubtLines('These lines were not used for a text, a question or the key.', lost)
}

const listTexts = ({ title, paragraphs, groups }: PrintedPart): string[] => [
  title,
  ...paragraphs,
  ...groups.flatMap(listGroupTexts),
]

/** Every two words that follow one another, or a word that stands alone. */
function toPairs(text: string): string[] {
  const words = toWords(text)
  return words.length < 2 ? words : words.slice(1).map((word, index) => `${words[index]} ${word}`)
}

type Known = { pairs: ReadonlySet<string>; words: ReadonlySet<string> }

/** Options and answers may stand in columns: there the words alone are compared. */
function isLost(text: string, { pairs, words }: Known): boolean {
  if (saysWhatToDo(text) || matchExercise(text) !== null || matchKeyHead(text) !== null) return false
  if (isRubric(text) || isPlaceName(text)) return false
  return isHalfNew(toPairs(text), pairs) && isHalfNew(toWords(text), words)
}

/** “Reading Passage 1 (pages 24–26)”, “Section 2 (Track 14)” */
const isPlaceName = (text: string): boolean =>
  /^\([a-z]{1,12}\.?\s?\d[^()]{0,20}\)$/i.test(matchPassageHead(text)?.rest ?? '')

const isHalfNew = (all: readonly string[], read: ReadonlySet<string>): boolean =>
  all.filter((each) => read.has(each)).length < all.length / 2
