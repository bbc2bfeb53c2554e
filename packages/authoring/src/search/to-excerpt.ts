import { foldForSearch, foldWithOffsets } from '@console/values/text/fold-text'

/** A piece of a search result's excerpt. */
export type ExcerptPiece = { text: string; isMatch: boolean }

/** Characters of context around a match. */
const around = 60

/** Splits a query into words and quoted phrases. */
export const parseQuery = (query: string): string[] =>
  [...foldForSearch(query).matchAll(/"([^"]+)"?|[^\s"]+/g)]
    .map(([word, phrase]) => (phrase ?? word).trim())
    .filter((word) => word !== '')

/** An excerpt around the longest matching word, split into matches and other text; `words` come from `parseQuery`. */
export function toExcerpt(text: string, words: readonly string[]): ExcerptPiece[] {
  const { folded, toStart, toEnd } = foldWithOffsets(text)
  // A short word occurs inside many others.
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '')
  const first = toStart(folded.indexOf(longest))
  const [start, end] = cutBetweenWords(text, { start: first, end: first }, around, 3 * around)
  const pieces: ExcerptPiece[] = start > 0 ? [{ text: '…', isMatch: false }] : []
  let at = start
  for (let next = findNext(folded, words, 0); next !== null; next = findNext(folded, words, next.end)) {
    const match = { start: toStart(next.start), end: toEnd(next.end) }
    if (match.end > end) break
    if (match.start < at) continue
    pieces.push({ text: text.slice(at, match.start), isMatch: false })
    pieces.push({ text: text.slice(match.start, match.end), isMatch: true })
    at = match.end
  }
  pieces.push({ text: `${text.slice(at, end)}${end < text.length ? '…' : ''}`, isMatch: false })
  return pieces.filter((piece) => piece.text !== '')
}

/** Start and end of an excerpt: so many characters around a match, without partial words. */
export function cutBetweenWords(
  text: string,
  match: { start: number; end: number },
  before: number,
  after: number,
): [from: number, to: number] {
  const from = Math.max(0, match.start - before)
  const to = Math.min(text.length, match.end + after)
  const isInside = (at: number) => at > 0 && at < text.length && /^\S\S$/.test(text.slice(at - 1, at + 1))
  const left = isInside(from) ? text.slice(from, match.start).search(/\s/) + 1 : 0
  const right = isInside(to) ? /\s\S*$/.exec(text.slice(match.end, to))?.[0].length : 0
  return [from + left, to - (right ?? 0)]
}

/** The next match from an offset on; of two at the same position, the longer. */
function findNext(folded: string, words: readonly string[], from: number) {
  let found: { start: number; end: number } | null = null
  for (const word of words) {
    const start = folded.indexOf(word, from)
    const end = start + word.length
    if (start === -1) continue
    if (found === null || start < found.start || (start === found.start && end > found.end)) {
      found = { start, end }
    }
  }
  return found
}

/** Characters on either side of the match in one line, which names the record too. */
const aroundInLine = 20

/** An excerpt on one short line, such as an entry of the command palette: "…how the ice trade grew…" */
export function toExcerptLine(pieces: readonly ExcerptPiece[]): string {
  const join = (some: readonly ExcerptPiece[]) => some.map((piece) => piece.text).join('')
  const at = pieces.findIndex(({ isMatch }) => isMatch)
  const text = join(pieces)
  const start = join(pieces.slice(0, Math.max(0, at))).length
  const match = { start, end: start + (pieces[at]?.text.length ?? 0) }
  const [from, to] = cutBetweenWords(text, match, aroundInLine, aroundInLine)
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
}
