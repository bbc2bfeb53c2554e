import type { Lines } from '../../model/text-line.ts'
import type { Label } from '../../patterns/exercise-heads.ts'
import { listHeads } from '../../patterns/head-patterns.ts'
import { isBulletItem, listLetters, listNumbers, listNumerals } from '../../patterns/question-labels.ts'
import { listStarts } from './exercise-starts.ts'

/** Questions of a worksheet whose numbers begin at 1, or that have letters. */
export type Exercise = {
  label: Label | null
  /** The first of its lines. */
  head: string
  /** Its lines, `to` excluded. */
  from: number
  to: number
  marks: 'numbers' | 'letters' | 'numerals' | 'bullets'
  /** Its questions have letters, and its options numbers. */
  isNested: boolean
  /** The last of its numbers on paper. */
  last: number
}

type Sheet = {
  exercises: Exercise[]
  /** The first line of a key that has the names of the exercises again; the number of lines where there is none. */
  end: number
}

/** The exercises of a worksheet; none if its questions are numbered through. */
export function findExercises(lines: Lines): Sheet {
  if (listHeads(lines).some(({ first }) => first !== 1)) return { exercises: [], end: lines.length }
  const starts = listStarts(lines)
  const end = starts.end
  const exercises = starts.heads.flatMap(({ label, index }, nth): Exercise[] => {
    const to = starts.heads[nth + 1]?.index ?? end
    const counted = countQuestions(lines.slice(index + 1, to).map(({ text }) => text))
    return counted.last === 0 ? [] : [{ label, head: lines[index]?.text ?? '', from: index, to, ...counted }]
  })
  const isOne = exercises.length < 2 && exercises.every(({ marks }) => marks === 'numbers')
  // “(a) stones   (b) sacks” are options of gaps whose numbers go on.
  const goesOn = exercises.some(({ marks, from, to }, nth) => {
    const [first] = lines.slice(from + 1, to).flatMap(({ text }) => listNumbers(text))
    const before = exercises[nth - 1]
    return marks === 'letters' && before?.marks === 'numbers' && first === before.last + 1
  })
  return isOne || goesOn ? { exercises: [], end: lines.length } : { exercises, end }
}

/** Questions have the labels that occur once; numbers come before letters. */
function countQuestions(texts: readonly string[]): Pick<Exercise, 'marks' | 'isNested' | 'last'> {
  const numbers = texts.flatMap(listNumbers)
  const letters = texts.flatMap(listLetters).map(({ place }) => place)
  const bullets = texts.filter(isBulletItem).length
  if (numbers.length + letters.length === 0 && bullets > 1)
    return { marks: 'bullets', isNested: false, last: bullets }
  const numerals = texts.flatMap(listNumerals).map(({ place }) => place)
  const areNumerals = [1, 2].every((place) => count(numerals, place) === 1)
  const areHeadings = texts.some((text) => /\bheadings?\b/i.test(text))
  if (areNumerals && !areHeadings && count(numbers, 1) !== 1 && count(letters, 1) === 0)
    return { marks: 'numerals', isNested: false, last: findLast(numerals) }
  const isLettered = count(letters, 1) === 1 && count(numbers, 1) !== 1
  return {
    marks: isLettered ? 'letters' : 'numbers',
    isNested: isLettered && numbers.length > 0,
    last: findLast(isLettered ? letters : numbers),
  }
}

const count = (all: readonly number[], one: number): number => all.filter((each) => each === one).length

/** The last of a chain that begins at 1, in which one or two may be missing. */
function findLast(numbers: readonly number[]): number {
  let last = 0
  for (const number of numbers) if (number > last && number <= last + (last === 0 ? 1 : 3)) last = number
  return last
}
