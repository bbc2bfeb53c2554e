/** What an instruction says there is to choose from: `A–G` goes as far as `G`. */
export type LetterRange = {
  said: string
  index: number
  last: string
  form: 'range' | 'list' | 'numerals'
  isParagraphs: boolean
}

/** `A–G`, `A to G`, `A through G`, `A, B or C`, `A/B/C`, `i–viii` */
const ranges =
  /\bA(?:\s*[-–—]\s*|\s+(?:to|through)\s+)([B-L])\b|\bA(?:,\s*[B-L])*,?\s+(?:or|and)\s+([B-L])\b|\bA(?:\s?\/\s?[B-L]){0,10}\s?\/\s?([B-L])\b|\bi\s*[-–—]\s*([ivx]+)\b/g

const ofParagraphs = /\b(?:paragraphs|sections),?\s*(?:labelled\s+)?$/i

export const listLetterRanges = (instruction: string): LetterRange[] =>
  [...instruction.matchAll(ranges)].map(({ 0: said, 1: range, 2: list, 3: divided, 4: numerals, index }) => ({
    said,
    index,
    last: range ?? list ?? divided ?? numerals ?? '',
    form: range !== undefined ? 'range' : numerals !== undefined ? 'numerals' : 'list',
    isParagraphs: ofParagraphs.test(instruction.slice(0, index)),
  }))
