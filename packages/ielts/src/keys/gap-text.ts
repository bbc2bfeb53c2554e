import { toKeyText } from './answer-text.ts'

/** The notation for a gap: `[[answer]]`, or `[[answer|variant]]`. */
const typedGap = /\[\[((?:(?!\[\[).)*?)\]\]/

export const typedGaps = new RegExp(typedGap, 'g')

/** A piece of text with one gap, and the gap's answer as a key. */
export type GapText = { before: string; answer: string; after: string }

export const toTypedGap = (answer: string): string => `[[${answer}]]`

/** Splits a text into pieces with one gap each; only the last has text after its gap. */
export function splitAtGaps(text: string): GapText[] {
  const gaps: GapText[] = []
  let rest = text
  for (let match = typedGap.exec(rest); match !== null; match = typedGap.exec(rest)) {
    gaps.push({ before: rest.slice(0, match.index), answer: toKeyText(match[1] ?? ''), after: '' })
    rest = rest.slice(match.index + match[0].length)
  }
  return gaps.map((gap, index) => (index === gaps.length - 1 ? { ...gap, after: rest } : gap))
}

/**
 * Turns the selected words, or the word at the caret, into a gap; a gap at the caret becomes text again. `printed` is the
 * answer of a gap that is written as `_____`.
 */
export function toggleGap(
  text: string,
  from: number,
  to: number,
  printed = '',
): { text: string; caret: number } {
  for (const match of text.matchAll(/\[\[((?:(?!\[\[).)*?)\]\]|_{3,}/g)) {
    const end = match.index + match[0].length
    if (from < match.index || to > end) continue
    const word = (match[1] ?? printed).split('|')[0]?.trim() ?? ''
    return { text: text.slice(0, match.index) + word + text.slice(end), caret: match.index + word.length }
  }
  const selected = text.slice(from, to)
  const isWord = selected.trim() !== ''
  const start = isWord ? from + (selected.length - selected.trimStart().length) : wordStart(text, from)
  const end = isWord ? to - (selected.length - selected.trimEnd().length) : wordEnd(text, from)
  const gap = toTypedGap(text.slice(start, end))
  return { text: text.slice(0, start) + gap + text.slice(end), caret: start + gap.length }
}

const wordStart = (text: string, at: number) =>
  at -
  (text
    .slice(0, at)
    .split(/[^\p{L}\p{N}'’-]/u)
    .at(-1)?.length ?? 0)
const wordEnd = (text: string, at: number) =>
  at + (/^[\p{L}\p{N}'’-]*/u.exec(text.slice(at))?.[0].length ?? 0)
