import { countWords } from '@console/ielts'
import type { TextLine } from '../../model/text-line.ts'
import { matchGroupHead } from '../../patterns/head-patterns.ts'
import { divideEvenly, parseEntry } from '../../patterns/key-entries.ts'

const rangeAlone = /^[([]?(\d{1,2})\s?[-–—]\s?(\d{1,2})[)\]]?[.:]?$/

/** “Questions 1–5” above five answers without numbers, or above one row of them, says which numbers they have. */
export function numberRangedAnswers(lines: readonly TextLine[]): TextLine[] {
  const rest = turnRows(lines.filter(({ text }) => text !== ''))
  const numbered: TextLine[] = []
  for (let line = rest.shift(); line !== undefined; line = rest.shift()) {
    const head = matchRange(line.text)
    const end = rest.findIndex(({ text }) => matchRange(text) !== null || parseEntry(text) !== null)
    const own = head === null ? null : numberAll(rest.slice(0, end === -1 ? undefined : end), head)
    numbered.push(...(own ?? [line]))
    if (own !== null) rest.splice(0, end === -1 ? rest.length : end)
  }
  return numbered
}

const verdictRow =
  /^(TRUE|FALSE|YES|NO|NOT GIVEN|NG|[TFYN])\s?[:=–-]\s?(\d{1,2}(?:(?:,\s?|\s(?:and|&)\s|\s)\d{1,2}){0,20})\.?$/i

/** “TRUE: 1, 3” and “FALSE: 2” have the numbers behind their answer. */
function turnRows(lines: readonly TextLine[]): TextLine[] {
  const rows = lines.map(({ text }) => verdictRow.exec(text))
  if (rows.filter((row) => row !== null).length < 2) return [...lines]
  return lines.flatMap((line, index) => {
    const [, verdict, numbers = ''] = rows[index] ?? []
    if (verdict === undefined) return [line]
    return [...numbers.matchAll(/\d{1,2}/g)].map(([number]) => ({
      at: line.at,
      text: `${number} ${verdict}`,
    }))
  })
}

function matchRange(text: string): { first: number; last: number } | null {
  const head = matchGroupHead(text)
  const [, first = head?.rest === '' ? head.first : undefined, last = head?.last] =
    rangeAlone.exec(text) ?? []
  return first === undefined || Number(last) <= Number(first)
    ? null
    : { first: Number(first), last: Number(last) }
}

function numberAll(
  lines: readonly TextLine[],
  { first, last }: { first: number; last: number },
): TextLine[] | null {
  const count = last - first + 1
  const [row] = lines
  if (row === undefined) return null
  const cells = lines.length === 1 ? divideEvenly(row.text, count) : null
  if (cells !== null) return cells.map((cell, nth) => ({ at: row.at, text: `${first + nth} ${cell}` }))
  return lines.length === count && lines.every(({ text }) => countWords(text) < 6)
    ? lines.map(({ at, text }, nth) => ({ at, text: `${first + nth} ${text}` }))
    : null
}
