/** The letter of a paragraph or option: “A” for the index 0. */
export const toLetter = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index)

export const listLetters = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => toLetter(index))

const numerals = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix']

/** “iv” for the fourth heading, which has the index 3. */
export const toNumeral = (index: number): string =>
  `${'x'.repeat(Math.floor((index + 1) / 10))}${numerals[(index + 1) % 10] ?? ''}`

const toLowerLetter = (index: number) => toLetter(index).toLowerCase()
const toUpperNumeral = (index: number) => toNumeral(index).toUpperCase()
const toFigure = (index: number) => String(index + 1)

export type OptionMarks = 'letters' | 'numerals'

/** Key and index of a new option: the first key that is free, in the style of the existing ones. */
export function findFreeKey(keys: readonly string[], marks: OptionMarks): { key: string; at: number } {
  const usual = marks === 'numerals' ? toNumeral : toLetter
  const styles = [usual, toLetter, toLowerLetter, toNumeral, toUpperNumeral, toFigure]
  const rows = styles.map((style) =>
    Array.from({ length: Math.max(26, keys.length + 1) }, (_, index) => style(index)),
  )
  const [first = []] = rows
  const row = rows.find((marks) => keys.every((key) => marks.includes(key))) ?? first
  const key = row.find((mark) => !keys.includes(mark)) ?? ''
  const at = keys.findIndex((other) => row.indexOf(other) > row.indexOf(key))
  return { key, at: at === -1 ? keys.length : at }
}
