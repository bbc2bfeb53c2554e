/** A run of a printed line: words, bold words, or a numbered gap for the candidate. */
export type Run = string | { strong: string } | { gap: number }

export type Line = readonly Run[]

/** A line with a mark in front: the number of a question, the letter of an option, a bullet. */
export type MarkedLine = { mark: string; line: Line }

export type PaperBlock =
  /** A part of the test, optionally on a new page. `place`: its number in link targets. */
  | { kind: 'title'; text: string; isOnNewPage?: boolean; place?: string }
  | { kind: 'heading' | 'subheading'; text: string }
  | { kind: 'text' | 'rubric'; line: Line }
  | { kind: 'list'; entries: readonly MarkedLine[]; isNested?: boolean }
  | { kind: 'box'; title: string; entries: readonly MarkedLine[] }
  | { kind: 'steps'; lines: readonly Line[] }
  /** If numbered, the first column contains only numbers. */
  | { kind: 'table'; heads: readonly string[]; rows: readonly (readonly Line[])[]; isNumbered?: boolean }
  | { kind: 'picture'; address: string; description: string }
  /** Numbered lines in two columns, to be filled in by hand. */
  | { kind: 'answers'; count: number }
  /** Empty lines to write on. */
  | { kind: 'ruled'; count: number }
  /** Not split between pages if it fits on one: a question with its options. */
  | { kind: 'kept'; blocks: readonly PaperBlock[] }

/** One paper of a mock, from top to bottom; both the print view and the Word file are made from it. */
export type Paper = { title: string; blocks: readonly PaperBlock[] }

/** Addresses and descriptions of a paper's pictures. */
export const listPictures = (blocks: readonly PaperBlock[]): Extract<PaperBlock, { kind: 'picture' }>[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'kept') return listPictures(block.blocks)
    return block.kind === 'picture' ? [block] : []
  })

/** Follows the number of a gap, to be written on. */
export const gapDots = '……………………'

/** Pairs of numbers for an answer sheet, column by column: 1 beside 21. */
export function listAnswerRows(count: number): { left: number; right: number | null }[] {
  const half = Math.ceil(count / 2)
  return Array.from({ length: half }, (_, index) => ({
    left: index + 1,
    right: index + 1 + half <= count ? index + 1 + half : null,
  }))
}
