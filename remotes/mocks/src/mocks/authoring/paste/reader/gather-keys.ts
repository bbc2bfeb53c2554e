import { countWords } from '../../../core/document/count-words.ts'
import { findExercises } from '../exercises/find-exercises.ts'
import { matchKeyHead } from '../lines/head-patterns.ts'
import type { TextLine } from '../lines/text-line.ts'
import { isEntry } from './key-entries.ts'

/** A worksheet may have answers below each exercise, or a key below each text; null where it has one key. */
export function gatherKeys(lines: readonly TextLine[]): { body: TextLine[]; key: TextLine[] } | null {
  const body: TextLine[] = []
  const key: TextLine[] = []
  let keys = 0
  let isKey = false
  for (const [index, line] of lines.entries()) {
    const head = matchKeyHead(line.text)
    if (head !== null && isAnswer(head.rest || nextText(lines, index))) {
      keys += 1
      isKey = true
      if (head.rest !== '') key.push({ at: line.at, text: head.rest })
    } else {
      isKey &&= line.text === '' || isAnswer(line.text)
      if (isKey) key.push(line)
      else body.push(line)
    }
  }
  const isBetween = (key[0]?.at ?? Number.POSITIVE_INFINITY) < (body.at(-1)?.at ?? 0)
  return keys > 1 && isBetween && findExercises(body).exercises.length > 1 ? { body, key } : null
}

const isAnswer = (text: string): boolean => isEntry(text) && countWords(text) < 40

const nextText = (lines: readonly TextLine[], index: number): string =>
  lines.slice(index + 1).find(({ text }) => text !== '')?.text ?? ''
