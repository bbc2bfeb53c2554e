import { toLetter, toNumeral } from '@console/ielts'

/** How the items of a list are counted, by the names of CSS, HTML and Word. */
const styles: readonly (readonly [names: string, toMark: (place: number) => string])[] = [
  ['upper-alpha upper-latin A upperLetter', (place) => toLetter(place % 26)],
  ['lower-alpha lower-latin a lowerLetter', (place) => toLetter(place % 26).toLowerCase()],
  ['upper-roman I upperRoman', (place) => toNumeral(place).toUpperCase()],
  ['lower-roman i lowerRoman', toNumeral],
  ['decimal 1', (place) => String(place + 1)],
  ['none', () => ''],
]

/** “c” for the third item of a list with small letters; undefined for a style that has bullets, or is unknown. */
export const toListMark = (style: string, number: number): string | undefined =>
  styles.find(([names]) => names.split(' ').includes(style))?.[1](number - 1)
