/** What is printed in a line: words, words in bold, or the numbered gap that a candidate fills. */
export type Run = string | { strong: string } | { gap: number }

export type Line = readonly Run[]

/** A mark in front of a line: the number of a question, the letter of an option, a bullet. */
export type MarkedLine = { mark: string; line: Line }

export type PaperBlock =
  /** A part of the test; where it says so, on a sheet of its own. `place`: the number by which an address names it. */
  | { kind: 'title'; text: string; isOnNewPage?: boolean; place?: string }
  | { kind: 'heading' | 'subheading'; text: string }
  | { kind: 'text' | 'rubric'; line: Line }
  | { kind: 'list'; entries: readonly MarkedLine[]; isNested?: boolean }
  | { kind: 'box'; title: string; entries: readonly MarkedLine[] }
  | { kind: 'steps'; lines: readonly Line[] }
  /** Where it is numbered, the first column holds nothing but numbers. */
  | { kind: 'table'; heads: readonly string[]; rows: readonly (readonly Line[])[]; isNumbered?: boolean }
  | { kind: 'picture'; address: string; description: string }
  /** Numbered lines in two columns, to be filled by hand. */
  | { kind: 'answers'; count: number }
  /** Empty lines to write on. */
  | { kind: 'ruled'; count: number }
  /** What is not divided between two sheets where one has room for it: a question with its options. */
  | { kind: 'kept'; blocks: readonly PaperBlock[] }

/** One paper of a mock, from top to bottom; the print view and the Word file are both made from it. */
export type Paper = { title: string; blocks: readonly PaperBlock[] }

/** The addresses and the descriptions of the pictures of a paper. */
export const listPictures = (blocks: readonly PaperBlock[]): Extract<PaperBlock, { kind: 'picture' }>[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'kept') return listPictures(block.blocks)
    return block.kind === 'picture' ? [block] : []
  })

/** What stands behind the number of a gap, to be written on. */
export const gapDots = '……………………'

/** The pairs of numbers of an answer sheet, column by column: 1 beside 21. */
export function listAnswerRows(count: number): { left: number; right: number | null }[] {
  const half = Math.ceil(count / 2)
  return Array.from({ length: half }, (_, index) => ({
    left: index + 1,
    right: index + 1 + half <= count ? index + 1 + half : null,
  }))
}
