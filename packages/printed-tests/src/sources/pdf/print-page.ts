import { joinTexts, type PdfRow, type PdfText } from './join-texts.ts'
import { readColumns, toUsual } from './read-columns.ts'

/** A page as lines of text: column by column, cells divided by tabs, an empty line where there is air or a paragraph is indented. */
export const printPage = (texts: readonly PdfText[]): string[] =>
  readColumns(joinTexts(texts)).flatMap((rows, index) => [...(index === 0 ? [] : ['']), ...printRows(rows)])

function printRows(rows: readonly PdfRow[]): string[] {
  const steps = rows.map(({ y }, index) => y - (rows[index - 1]?.y ?? y))
  const usual = toUsual(steps.filter((step) => step > 0))
  return rows.flatMap((row, index) => {
    const hasAir = index > 0 && (steps[index] ?? 0) > usual * 1.4
    const line = toLine(row)
    return hasAir || isIndented(rows, index) ? ['', line] : [line]
  })
}

const toLine = ({ pieces }: PdfRow): string => pieces.map(({ text }) => text.trim()).join('\t')

const leftOf = (row: PdfRow | undefined): number => row?.pieces[0]?.left ?? Number.NaN

/** The first line of a paragraph begins further in than those around it; those of a list hang the other way. */
function isIndented(rows: readonly PdfRow[], index: number): boolean {
  const row = rows[index]
  const before = rows[index - 1]
  if (row === undefined || before === undefined) return false
  const size = row.pieces[0]?.size ?? 0
  const inset = leftOf(row) - leftOf(before)
  const isAlone = Math.abs(leftOf(rows[index + 1]) - leftOf(before)) < size * 0.3
  return inset > size * 0.8 && inset < size * 4 && isAlone && !marked.test(toLine(before))
}

const marked = /^(?:[([]?(?:\d{1,2}|[A-Za-z]|[ivx]{1,5})[)\].]?\s|[•●▪–-]\s)/
