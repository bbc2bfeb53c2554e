/** A range of choices in an instruction; the `last` of `A–G` is `G`. */
export type LetterRange = {
  text: string
  index: number
  last: string
  form: 'range' | 'list' | 'numerals'
  isParagraphs: boolean
}

/** `A–G`, `A to G`, `A through G`, `A, B or C`, `A/B/C`, `i–viii` */
const ranges =
  /\bA(?:\s*[-–—]\s*|\s+(?:to|through)\s+)([B-L])\b|\bA(?:,\s*[B-L])*,?\s+(?:or|and)\s+([B-L])\b|\bA(?:\s?\/\s?[B-L]){0,10}\s?\/\s?([B-L])\b|\bi\s*[-–—]\s*([ivx]+)\b/g

const afterParagraphs = /\b(?:paragraphs|sections),?\s*(?:labelled\s+)?$/i

export const listLetterRanges = (instruction: string): LetterRange[] =>
  [...instruction.matchAll(ranges)].map(({ 0: text, 1: range, 2: list, 3: divided, 4: numerals, index }) => ({
    text,
    index,
    last: range ?? list ?? divided ?? numerals ?? '',
    form: range !== undefined ? 'range' : numerals !== undefined ? 'numerals' : 'list',
    isParagraphs: afterParagraphs.test(instruction.slice(0, index)),
  }))
