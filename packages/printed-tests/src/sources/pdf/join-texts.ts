/** A run of characters on a page, in points from its top left corner; `y` is where it stands on. */
export type PdfText = { text: string; left: number; right: number; y: number; size: number }

/** A row of a page, from left to right; its pieces are further apart than words are. */
export type PdfRow = { y: number; pieces: PdfText[] }

/** In widths of a character of the same size: more than this lies between cells, and less between words. */
const cellGap = 1.5
const wordGap = 0.15

/** Runs of characters as rows of a page; a PDF has them in any order, a word sometimes in several. */
export function joinTexts(texts: readonly PdfText[]): PdfRow[] {
  const rows: PdfRow[] = []
  for (const text of texts.toSorted((one, other) => one.y - other.y)) {
    const row = rows.at(-1)
    if (row !== undefined && text.y - row.y < text.size * 0.4) row.pieces.push(text)
    else rows.push({ y: text.y, pieces: [text] })
  }
  return rows.map(({ y, pieces }) => ({ y, pieces: joinPieces(pieces) }))
}

function joinPieces(texts: readonly PdfText[]): PdfText[] {
  const pieces: PdfText[] = []
  for (const text of texts.toSorted((one, other) => one.left - other.left)) {
    const last = pieces.at(-1)
    const gap = last === undefined ? 0 : (text.left - last.right) / text.size
    if (last === undefined || gap > cellGap) {
      pieces.push({ ...text })
      continue
    }
    last.text += gap > wordGap && !last.text.endsWith(' ') ? ` ${text.text}` : text.text
    last.right = Math.max(last.right, text.right)
  }
  return pieces
}
