import type { DocxNumber } from './docx-styles.ts'

export type DocxParagraph = {
  text: string
  style: string
  number: DocxNumber
  /** Its tab stops: whether dots or a line lead to each. */
  stops: boolean[]
}

export const openParagraph = (): DocxParagraph => ({
  text: '',
  style: '',
  number: { list: null, level: null },
  stops: [],
})

/** A paragraph of a text is longer than what is asked or chosen from; only such a one has air below it. */
const longest = 160

/** Its lines, with the line that a tab draws, and an empty one after the paragraphs of a text. */
export function printParagraph({ text, stops }: DocxParagraph, marker: string): string[] {
  const tabs = text.split('\t').length - 1
  // A hanging number has a stop that is not listed, so stops belong to the last tabs.
  const skipped = Math.max(0, tabs - stops.length)
  let at = 0
  const drawn = text.replaceAll('\t', () => {
    const isLine = stops[at - skipped] === true
    at += 1
    return isLine ? ' _____ ' : '\t'
  })
  const lines = `${marker}${drawn}`.split('\n').map((line) => line.trimEnd())
  return drawn.length > longest ? [...lines, ''] : lines
}
