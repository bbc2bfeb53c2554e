import { numberRange } from '@console/ielts'
import type { Range, TextLine } from '../model/text-line.ts'
import { matchKeyHead } from '../patterns/head-patterns.ts'
import { isEntry } from '../patterns/key-entries.ts'

/** A line of the key, and the numbers of the question that stands above it. */
export type KeyedLine = Range & { line: TextLine }

const signs = String.raw`[^\p{L}\p{N}£$€(“"'.+-]*`
/** “Answer: B”, “→ B”, “~ B ~”, “[B]” */
const start = new RegExp(
  String.raw`^${signs}(?:\p{L}[\p{L} .’']{0,24}(?:\s?[:=→]\s?|\s[–-]\s))?${signs}`,
  'u',
)
const end = /(?<![\s~*#|\]}<>])[\s~*#|\]}<>]+$/

function withoutLabel(text: string): string {
  const said = text.replace(start, '').replace(end, '')
  return /^\(([^()]+)\)$/.exec(said)?.[1] ?? said
}

/** Gives answers the number of the question above them; several below one another are those of the questions without one. */
export function attachKeys(
  keyed: readonly KeyedLine[],
  asked: readonly number[],
): { key: TextLine[]; rest: TextLine[] } {
  const key: TextLine[] = []
  const rest: TextLine[] = []
  const answered = new Set<number>()
  for (const [index, { line, first, last }] of keyed.entries()) {
    const { at, text } = line
    const said = withoutLabel(text)
    if (matchKeyHead(text)?.rest === '' || said === '') rest.push(line)
    else if (said === text && isEntry(text)) key.push({ at, text })
    else {
      const isAlone = keyed[index - 1]?.last !== last && keyed[index + 1]?.last !== last
      const open = asked.filter((number) => number <= last && !answered.has(number))
      const number = isAlone ? first : (open[0] ?? last)
      for (const each of isAlone ? numberRange(first, last) : [number]) answered.add(each)
      key.push({ at, text: isAlone && first < last ? `${first}-${last} ${said}` : `${number}. ${said}` })
    }
  }
  return { key, rest }
}
