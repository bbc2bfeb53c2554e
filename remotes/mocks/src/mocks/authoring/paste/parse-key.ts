import { matchGroupHead, matchPassageHead, splitColumns } from './line-patterns.ts'
import type { TextLine } from './pasted-test.ts'

type PastedKey = { answers: Map<number, string>; unread: TextLine[] }

const entry = /^[([]?(\d{1,2})(?:\s*(?:[-–—&/,]|and)\s*(\d{1,2}))?[)\]]?(?:\s*[.):–—-]\s*|\s+)(\S.*)$/s
const alone = /^(\d{1,2})[.):]?$/

/** A printed key: an answer a line or several beside each other, number and answer on one line or on two. */
export function parseKey(lines: readonly TextLine[]): PastedKey {
  const answers = new Map<number, string>()
  const unread: TextLine[] = []
  let waiting: number | null = null
  for (const line of lines) {
    if (line.text === '' || matchPassageHead(line.text) !== null || matchGroupHead(line.text) !== null)
      continue
    for (const text of splitEntries(line.text)) {
      const found = entry.exec(text)
      const number = alone.exec(text)?.[1]
      if (waiting !== null && number === undefined) {
        answers.set(waiting, text)
        waiting = null
      } else if (number !== undefined) waiting = Number(number)
      else if (found === null) unread.push({ at: line.at, text })
      else addEntry(answers, found)
    }
  }
  return { answers, unread }
}

/** “1 B   2 C” and “1. B 2. C” are two entries; “3 two words” is one. */
function splitEntries(text: string): string[] {
  const joined: string[] = []
  for (const cell of splitColumns(text)) {
    const last = joined.at(-1)
    // A number in a column of its own has its answer in the next.
    if (last !== undefined && (alone.test(last) || !/^[([]?\d{1,2}[^\d]/.test(cell)) && !alone.test(cell)) {
      joined[joined.length - 1] = `${last} ${cell}`
    } else joined.push(cell)
  }
  return joined.flatMap((cell) => cell.split(/(?<=\S)[,;]?\s+(?=\d{1,2}[.)]\s)/)).map((cell) => cell.trim())
}

function addEntry(answers: Map<number, string>, [, first = '', last, said = '']: RegExpExecArray) {
  const from = Number(first)
  const answer = said.replace(/\(?in (?:either|any) order\)?\.?$/i, '').trim()
  if (last === undefined) {
    answers.set(from, answer)
    return
  }
  const several = answer.split(/\s*(?:[,;&/]|\band\b)\s*|\s+/i).filter((each) => each !== '')
  for (const [index, each] of several.entries()) {
    if (from + index <= Number(last)) answers.set(from + index, each)
  }
}
