import { splitText } from '../../lines/split-text.ts'
import type { Lines, TextLine } from '../../model/text-line.ts'
import { numberAlone, splitColumns } from '../../patterns/item-patterns.ts'
import {
  cutAtEntries,
  divideEvenly,
  isEntry,
  isOfExercise,
  type KeyEntry,
  parseEntry,
  withoutExercise,
  withoutName,
} from '../../patterns/key-entries.ts'
import { cutAnswer, isExplanation, isOrderAlone, splitAnswers, stripOrder } from './key-answers.ts'
import { isKeyHeading, toKeyLines } from './to-key-lines.ts'

export type PrintedKey = { answers: Map<number, string>; unread: TextLine[]; explained: TextLine[] }

type Waiting = { first: number; last: number; said: string[] }

/** A printed key: one column or several, numbers and answers on one line or on two, with or without explanations. */
export function parseKey(lines: Lines): PrintedKey {
  const said = toKeyLines(lines)
  return isNumbered(said) ? readNumbered(said) : keyInOrder(said.map(({ text }) => text))
}

/**
 * A key that is pasted by itself. Where no line has a number the answers are those of the question `from` and on, and an
 * empty line leaves its question out.
 */
export function parseKeyColumn(text: string, from = 1): PrintedKey {
  const lines = splitText(text)
  const said = toKeyLines(lines)
  if (isNumbered(said)) return readNumbered(said)
  const answers = lines.map((line) => line.text).filter((answer) => answer === '' || !isKeyHeading(answer))
  return keyInOrder(answers, from)
}

/** The first line has a number, or numbers follow one another: “26 April” in a list of answers has none. */
function isNumbered(lines: Lines): boolean {
  const [first] = lines
  const entries = lines.flatMap(({ text }) => cutAtEntries(withoutExercise(text), () => false))
  const numbers = new Set(entries.flatMap((text) => parseEntry(text)?.first ?? []))
  return (
    (first !== undefined && isEntry(first.text)) ||
    [...numbers].filter((number) => numbers.has(number + 1)).length > 1
  )
}

function readNumbered(lines: Lines): PrintedKey {
  const key = keyInOrder([])
  const isSecondColumn = findSecondColumn(lines)
  const sets: Waiting[] = []
  let waiting: Waiting | null = null
  const settle = () => {
    if (waiting !== null) addAnswers(key, waiting)
    waiting = null
  }
  for (const [index, { at, text }] of lines.entries()) {
    if (isOfExercise(lines, index)) {
      key.unread.push({ at, text })
      continue
    }
    let isOpened = false
    for (const piece of cutCells(withoutExercise(takeSetLetter(key, sets, text)), isSecondColumn)) {
      const found = parseEntry(piece)
      const open = waiting as Waiting | null
      // A number that does not go on is the answer of the one before it.
      if (found === null && isExplanation(piece)) {
        settle()
        key.explained.push({ at, text: piece })
        continue
      }
      const isAnswer = found === null || (open?.said.length === 0 && isStray(found, open, lines[index + 1]))
      if (isAnswer && open !== null) {
        open.said.push(withoutName(piece))
        if (isFull(open)) settle()
      } else if (isAnswer) {
        const set = sets.find((each) => !isFull(each) && /^[A-L]\b/.test(piece))
        if (set !== undefined) fillSet(key, set, piece)
        else if (isOpened) key.explained.push({ at, text: piece })
        else key.unread.push({ at, text: piece })
      } else {
        settle()
        isOpened = true
        const answer = stripOrder(found.said)
        if (key.answers.has(found.first)) key.unread.push({ at, text: piece })
        else if (answer === '') {
          waiting = { first: found.first, last: found.last, said: [] }
          if (isOrderAlone(found.said)) sets.push(waiting)
        } else addAnswers(key, { ...found, said: [cutExplanation(key, at, found, answer)] })
      }
    }
  }
  settle()
  divideSets(key)
  return key
}

/** “36 A,C” and “37 A,C”: each number has the answers of both. */
function divideSets({ answers }: PrintedKey) {
  for (const [number, said] of answers) {
    const letters = /^[A-L](?:\s?[,/&]\s?[A-L]){1,4}$/.test(said) ? (said.match(/[A-L]/g) ?? []) : []
    if (letters.some((_, nth) => answers.get(number + nth) !== said)) continue
    for (const [nth, letter] of letters.entries()) answers.set(number + nth, letter)
  }
}

/** “9.30 (pm)” between 6 and 7, each on a line of its own. */
const isStray = ({ first, last, said }: KeyEntry, open: Waiting, next?: TextLine): boolean =>
  first === last &&
  first !== open.last + 1 &&
  (said === '' || numberAlone(next?.text ?? '') === open.last + 1)

const isFull = ({ first, last, said }: Waiting): boolean =>
  said.flatMap((text) => splitAnswers(text, first, last)).length > last - first

/** In the second of two columns the letters of “23&24 IN EITHER ORDER” stand on the next line, behind an entry of the first. */
function fillSet(key: PrintedKey, set: Waiting, piece: string) {
  set.said.push(piece)
  if (isFull(set)) addAnswers(key, set)
}

/** “A 27 D”: the letter belongs to the set of the first column, the rest to the second. */
function takeSetLetter(key: PrintedKey, sets: readonly Waiting[], text: string): string {
  const set = sets.find((each) => !isFull(each))
  const [, letter, rest = text] = /^([A-L])\s(\d{1,2}\s.*)$/.exec(text) ?? []
  if (set === undefined || letter === undefined) return text
  fillSet(key, set, letter)
  return rest
}

/** Cells of a line, a number alone together with the answer in the next cell. */
function cutCells(line: string, isSecondColumn: (first: number, second: number) => boolean): string[] {
  const cells = splitColumns(line)
  const joined: string[] = []
  for (const cell of cells) {
    const last = joined.at(-1)
    const open = last === undefined ? null : parseEntry(last)
    const isBeside = open !== null && isOrderAlone(open.said) && parseEntry(cell) !== null
    if (last !== undefined && open !== null && stripOrder(open.said) === '' && !isBeside)
      joined[joined.length - 1] = `${last} ${cell}`
    else joined.push(cell)
  }
  return joined.flatMap((cell) => cutAtEntries(cell, isSecondColumn))
}

/** In a second column that lost its tabs the numbers go on from line to line as those of the first do. */
function findSecondColumn(lines: Lines): (first: number, second: number) => boolean {
  const offsets = new Map<number, number>()
  for (const { text } of lines) {
    const first = parseEntry(text)?.first
    if (first === undefined) continue
    const numbers = [...text.matchAll(/(?<=[^\s,;/&][,;]?\s)\d{1,2}(?=[.):]?\s[^\s/]|[A-Za-z])/g)]
    for (const offset of new Set(numbers.map(([found]) => Number(found) - first))) {
      offsets.set(offset, (offsets.get(offset) ?? 0) + 1)
    }
  }
  return (first, second) => second > first + 1 && (offsets.get(second - first) ?? 0) >= 2
}

function cutExplanation(key: PrintedKey, at: number, { first, last }: KeyEntry, answer: string): string {
  // “14–16 iii, ii, NOT GIVEN”
  if (last > first && divideEvenly(answer, last - first + 1) !== null) return answer
  const { said, why } = cutAnswer(answer)
  if (why !== '') key.explained.push({ at, text: why })
  return said
}

function addAnswers({ answers }: PrintedKey, { first, last, said }: Waiting) {
  for (const [index, each] of said.flatMap((text) => splitAnswers(text, first, last)).entries()) {
    if (first + index <= last && !answers.has(first + index)) answers.set(first + index, each)
  }
}

/** Answers without numbers; an empty one leaves its question out. */
export function keyInOrder(said: readonly string[], from = 1): PrintedKey {
  const answers = said.flatMap((answer, nth) => (answer === '' ? [] : [[from + nth, answer] as const]))
  return { answers: new Map(answers), unread: [], explained: [] }
}
