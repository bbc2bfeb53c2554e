import { splitColumnsOfQuestions } from '../lines/separate-question-columns.ts'
import type { Doubt } from '../model/printed-test.ts'
import type { Lines, TextLine } from '../model/text-line.ts'
import { matchNamed } from '../patterns/exercise-heads.ts'
import { continueNumbers, type Numbering, numberThrough } from './exercises/continue-numbers.ts'
import { type Exercise, findExercises } from './exercises/find-exercises.ts'
import { type KeyOfExercise, splitKey } from './exercises/split-key.ts'
import { type PrintedKey, parseKey } from './key/parse-key.ts'
import { readExerciseKey } from './read-exercise-key.ts'

type Sheet = { body: TextLine[]; key: PrintedKey; numberings: readonly Numbering[]; doubts: Doubt[] }

/** Numbers questions and key through, however many exercises begin at 1 again. */
export function readWorksheet(regions: { body: Lines; key: Lines }): Sheet {
  const body = splitColumnsOfQuestions(regions.body)
  const found = findExercises(body).exercises
  if (found.length === 0) return { body, key: parseKey(regions.key), numberings: [], doubts: [] }
  const exercises = found.map((exercise) => withKeyedNumbers(exercise, splitKey(regions.key, found).keys))
  const { keys, rest } = splitKey(regions.key, exercises)
  const read = keys.map((key) => ({ ...key, ...readExerciseKey(key.exercise, key.lines) }))
  const numberings = numberThrough(
    exercises.map((exercise) => {
      const own = read.filter((key) => key.exercise === exercise)
      const keyed = own.flatMap(({ answers }) => [...answers.keys()])
      // Questions that were not found leave blanks, so that those of the next exercise stay where they are.
      const blanks = keyed.filter((at) => at <= exercise.last + 1 || keyed.includes(at - 1))
      return { ...exercise, last: Math.max(exercise.last, ...blanks) }
    }),
  )
  const placed = read.map((key) => ({ ...key, numbering: numberings[exercises.indexOf(key.exercise)] }))
  return {
    body: continueNumbers(body, numberings),
    key: {
      answers: new Map(placed.flatMap(({ answers, numbering }) => shift(answers, numbering))),
      unread: [
        ...rest,
        ...read.flatMap(({ unread }) => unread),
        ...placed.flatMap(({ lines, answers, numbering }) =>
          [...answers.keys()].some((number) => number > (numbering?.last ?? 0)) ? lines : [],
        ),
      ],
      explained: read.flatMap(({ explained }) => explained),
    },
    numberings,
    doubts: [...listUnknown(body, exercises), ...listGuessed(placed, exercises.length)],
  }
}

/** If the key has numbers, the letters are those of options: headings for the paragraphs 1 to 4. */
function withKeyedNumbers(exercise: Exercise, keys: readonly KeyOfExercise[]): Exercise {
  const own = keys.find((key) => key.exercise === exercise)
  if (own === undefined || exercise.marks !== 'letters' || !/^\W?1/.test(own.lines[0]?.text ?? ''))
    return exercise
  return { ...exercise, marks: 'numbers', last: Math.max(...parseKey(own.lines).answers.keys()) }
}

const shift = (answers: PrintedKey['answers'], numbering: Numbering | undefined): [number, string][] =>
  [...answers].flatMap(([number, answer]) =>
    numbering === undefined || number > numbering.last ? [] : [[number + numbering.offset, answer]],
  )

type PlacedKey = KeyOfExercise & PrintedKey & { numbering: Numbering | undefined }

/** Heads of exercises below which no question was found. */
function listUnknown(lines: Lines, exercises: readonly Exercise[]): Doubt[] {
  const heads = lines.filter(
    ({ text }, index) =>
      /^(?:ex|task|activity|step)/.test(matchNamed(text)?.kind ?? '') &&
      !exercises.some(({ from }) => from === index),
  )
  const reason = 'No questions were recognised below this heading.'
  return heads.map((head) => ({ numbers: [], reason, lines: [head] }))
}

/** A key without a name belongs to the exercise in its place, if it has as many answers as there are questions. */
function listGuessed(keys: readonly PlacedKey[], exercises: number): Doubt[] {
  const unnamed = keys.filter(({ isNamed }) => !isNamed)
  const isEven =
    keys.length === exercises && unnamed.every(({ answers, exercise }) => answers.size === exercise.last)
  if (isEven) return []
  return unnamed.map(({ lines, numbering }) => ({
    numbers: Array.from({ length: numbering?.last ?? 0 }, (_, index) => (numbering?.offset ?? 0) + index + 1),
    reason: 'These answers are taken for this exercise only because of where they stand.',
    lines: lines.slice(0, 1),
  }))
}
