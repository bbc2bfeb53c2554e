import type { TextLine } from '../../model/text-line.ts'

const verdictRow =
  /^(TRUE|FALSE|YES|NO|NOT GIVEN|NG|[TFYN])\s?[:=–-]\s?(\d{1,2}(?:(?:,\s?|\s(?:and|&)\s|\s)\d{1,2}){0,20})\.?$/i

/** “TRUE: 1, 3” and “FALSE: 2” have the numbers behind their answer. */
export function turnRows(lines: readonly TextLine[]): TextLine[] {
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
