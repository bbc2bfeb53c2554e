import { countWords } from '@console/ielts'
import { type Lines, nextText, type TextLine } from '../model/text-line.ts'
import { isAnswerLine } from '../patterns/gap-patterns.ts'
import { matchKeyHead } from '../patterns/head-patterns.ts'
import { isEntry, parseEntry, withoutExercise, withoutLabel } from '../patterns/key-entries.ts'
import { findExercises } from './exercises/find-exercises.ts'

/** A worksheet may have answers below each exercise, or a key below each text; null if it has one key. */
export function gatherKeys(lines: Lines): { body: TextLine[]; key: TextLine[] } | null {
  // Rows of answers beside those of single questions are of their groups, and no keys.
  if (lines.filter(({ text }) => isAnswerLine(text) && matchKeyRow(text) === null).length > 3) return null
  const body: TextLine[] = []
  const key: TextLine[] = []
  let keys = 0
  let isKey = false
  // A paper that is numbered through has other numbers in each of its keys.
  let goesOn = true
  let last = 0
  for (const [index, line] of lines.entries()) {
    const head = matchKeyRow(line.text) ?? matchKeyHead(line.text)
    if (head !== null && isAnswer(head.rest || nextText(lines, index))) {
      keys += 1
      const { first } = parseEntry(withoutExercise(head.rest || nextText(lines, index))) ?? { first: 0 }
      goesOn &&= first > last
      last = first
      isKey = true
      if (head.rest !== '') key.push({ at: line.at, text: head.rest })
    } else {
      isKey &&= line.text === '' || isAnswer(line.text)
      if (isKey) key.push(line)
      else body.push(line)
    }
  }
  const isBetween = (key[0]?.at ?? Number.POSITIVE_INFINITY) < (body.at(-1)?.at ?? 0)
  if (keys < 2 || !isBetween) return null
  if (findExercises(body).exercises.length > 1) return { body, key }
  // Lines below the last key do not belong to the questions.
  const end = key.at(-1)?.at ?? 0
  return goesOn
    ? { body: body.filter(({ at }) => at < end), key: [...key, ...body.filter(({ at }) => at > end)] }
    : null
}

/** “Answers 21–27:  21 September   22 college” */
function matchKeyRow(text: string): { rest: string } | null {
  if (!/^\W{0,2}(?:answers?|keys?|solutions?|ans\.)/i.test(text)) return null
  const rest = withoutLabel(text)
  return rest === text ? null : { rest }
}

const isAnswer = (text: string): boolean => isEntry(text) && countWords(text) < 40
