import { splitLines } from '@console/values/text/line-breaks'

/** A book of four tests with its transcripts is a third of this. More freezes a page, and is no test. */
export const limits = { characters: 1_000_000, lines: 20_000, depth: 1_000, pages: 300 }

type Limit = keyof typeof limits

const name = 'LimitError'

/** Thrown where a file is larger than `limits`; its message says which, and what to do. */
export const limitError = (limit: Limit): Error => Object.assign(new Error(toMessage(limit)), { name })

export const isLimitError = (error: unknown): error is Error => error instanceof Error && error.name === name

const units: Partial<Record<Limit, string>> = { depth: 'levels of tables within tables' }

const toMessage = (limit: Limit): string =>
  `This has more than ${limits[limit].toLocaleString('en')} ${units[limit] ?? limit}. Import one test at a time.`

/** Which limit a text exceeds; null if none. */
export function findExcess(text: string): string | null {
  if (text.length > limits.characters) return toMessage('characters')
  return splitLines(text).length > limits.lines ? toMessage('lines') : null
}
