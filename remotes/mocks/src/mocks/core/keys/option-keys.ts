/** Letters of paragraphs and options follow their order and are never typed. */
export const toLetter = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index)

export const listLetters = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => toLetter(index))

const numerals = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix']

/** “iv” for the fourth heading, which has the index 3. */
export const toNumeral = (index: number): string =>
  `${'x'.repeat(Math.floor((index + 1) / 10))}${numerals[(index + 1) % 10] ?? ''}`
