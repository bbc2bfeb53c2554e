import { toLetter } from '@console/ielts'
import type { TextLine } from '../model/text-line.ts'

const letterStart = /^[([]?([A-L])[)\].:]?(?:\s+|$)(.*)$/s
const namedStart =
  /^(?:paragraph|section)\s{1,9}([A-L])\b[.:]?\s{0,9}(?:(?:_{2,80}|\.{3,80}|…{1,40})\s{0,9})?(.*)$/is

export const letterAt = (text: string): string | null =>
  (namedStart.exec(text) ?? letterStart.exec(text))?.[1]?.toUpperCase() ?? null

export type LetterStart = { index: number; rest: string }

/** Lines that begin with the next letter; one A alone is the article. */
export function findLetters(lines: readonly TextLine[]): LetterStart[] {
  const starts: LetterStart[] = []
  for (const [index, { text }] of lines.entries()) {
    const found = namedStart.exec(text) ?? letterStart.exec(text)
    const wanted = toLetter(starts.length)
    const rest = found?.[2] ?? ''
    // “A new centre has been built” begins with the article where an “A  How …” follows.
    const isArticle = starts.length === 1 && found?.[1] === 'A' && /^[a-z]/.test(starts[0]?.rest ?? '')
    if (isArticle && /^["“‘A-Z]/.test(rest)) starts[0] = { index, rest }
    if (found?.[1]?.toUpperCase() === wanted) starts.push({ index, rest })
  }
  return starts
}
