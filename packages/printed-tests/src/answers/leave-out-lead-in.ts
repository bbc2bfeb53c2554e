import { countWords } from '@console/ielts'
import { isFilled, type Lines, mapTexts, type TextLine } from '../model/text-line.ts'
import { isSameLabel, type Label, matchNamed, saysWhatToDo } from '../patterns/exercise-heads.ts'
import { hasRun } from '../patterns/gap-patterns.ts'
import { matchNumbered } from '../patterns/item-patterns.ts'
import { parseEntry, withoutExercise } from '../patterns/key-entries.ts'
import { listNumbers } from '../patterns/question-labels.ts'
import { splitAtNames } from './exercises/split-key.ts'

/** “Warm-up: 1. Do you like rain? 2. …” is talked about in class: the numbers begin again below, and the key has none of these. */
export function leaveOutLeadIn(body: Lines, key: Lines): { body: TextLine[]; leftOut: TextLine[] } {
  const lines = body.filter(isFilled)
  const from = lines.findIndex(({ text }) => listNumbers(text).includes(1))
  const rest = lines.slice(from)
  const count = rest.findIndex(({ text }, nth) => !isTalk(text, nth + 1))
  const answers = key.flatMap(splitAtNames)
  const keyed = answers.filter(({ text }) => parseEntry(withoutExercise(text))?.first === 1)
  const again = rest.slice(count).filter(({ text }) => listNumbers(text).includes(1))
  const isAgain = again.length >= keyed.length && keyed.length > 0
  const listNames = (some: Lines) => some.flatMap(({ text }) => matchNamed(text) ?? [])
  const names = listNames(answers)
  // “Ex. 1  Before you read” has no place in a key that names the others.
  const isNamed = (label: Label) => names.length < 2 || names.some((name) => isSameLabel(name, label))
  const isKeyed = listNames(lines.slice(0, from)).some(isNamed)
  const head = lines[from - 1]?.text ?? ''
  const isLeadIn = from > 0 && count > 1 && count < 7 && isAgain && !isKeyed && !saysWhatToDo(head)
  if (!isLeadIn) return { body: [...body], leftOut: [] }
  const leftOut = lines.slice(countWords(head) < 12 ? from - 1 : from, from + count)
  const taken = new Set<TextLine | undefined>(leftOut)
  return { body: mapTexts(body, (text, index) => (taken.has(body[index]) ? '' : text)), leftOut }
}

const isTalk = (text: string, number: number): boolean =>
  matchNumbered(text)?.number === number && countWords(text) < 30 && !hasRun(text)
