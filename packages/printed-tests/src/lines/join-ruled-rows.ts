import type { TextLine } from '../model/text-line.ts'

const rule = /^\s{0,20}\+(?:[-=]{2,200}\+){1,20}\s*$/

/** A table that is drawn with `+---+` and `|`: what stands between two of its rules is one row, however many lines it takes. */
export function joinRuledRows(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = []
  let row: string[][] = []
  let at = 0
  const settle = () => {
    if (row.length > 0) joined.push({ at, text: row.map((cell) => cell.join(' ')).join('\t') })
    row = []
  }
  for (const [index, line] of lines.entries()) {
    const cells = listCells(line.text)
    const isJoined = cells.length > 1 && isRuled(lines, index)
    if (!isJoined || (row.length > 0 && row.length !== cells.length)) settle()
    if (rule.test(line.text)) continue
    if (!isJoined) joined.push(line)
    else {
      if (row.length === 0) at = line.at
      row = cells.map((cell, nth) => [...(row[nth] ?? []), ...(cell === '' ? [] : [cell])])
    }
  }
  settle()
  return joined
}

const listCells = (text: string): string[] =>
  /^\s{0,20}\|.*\|\s*$/.test(text)
    ? text
        .trim()
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
    : []

/** Whether there is a rule below each row, and not the head and the frame alone. */
function isRuled(lines: readonly TextLine[], index: number): boolean {
  const isInside = ({ text }: TextLine) => rule.test(text) || listCells(text).length > 0
  const start = lines.findLastIndex((line, at) => at < index && !isInside(line)) + 1
  const length = lines.slice(start).findIndex((line) => !isInside(line))
  const own = lines.slice(start, length === -1 ? undefined : start + length)
  return own.filter(({ text }) => rule.test(text)).length > 3
}
