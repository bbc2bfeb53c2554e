import * as z from 'zod/mini'

/** Characters of a line that lists show, of an address, and of a text of some paragraphs. */
export const longestLine = 255
export const longestAddress = 2000
export const longestText = 4000
/** The highest number of minutes, marks or chances. */
const highestCount = 1_000_000

/** Text of at most so many characters. */
export const textUpTo = (most: number) =>
  z.string().check(z.maxLength(most, { error: `Text can have at most ${most} characters` }))

/** Checks of a count. */
export const countCeilings = [
  z.minimum(-highestCount, { error: 'The number is too small' }),
  z.maximum(highestCount, { error: 'The number is too large' }),
] as const

/** Check of a timestamp that is stored as sent. */
export const yearOfFourDigits = z.refine<string | null>(
  (text) => text === null || (text.length <= 40 && !/^\s*[+-]/.test(text)),
  { error: 'The year must have four digits' },
)
