/** Words that prove an answer, and the numbers of its questions: `7`, or `21, 22`. */
export type Proof = { mark: string; words: string }

/** A piece of text with the questions whose answers it proves. */
export type ProvedPiece = { text: string; marks: readonly string[] }

/** Splits a text at the start and end of every proof; proofs may overlap. */
export function splitAtProofs(text: string, proofs: readonly Proof[]): ProvedPiece[] {
  const ranges = proofs.flatMap(({ mark, words }) => {
    const start = words === '' ? -1 : text.indexOf(words)
    return start === -1 ? [] : [{ mark, start, end: start + words.length }]
  })
  const cuts = [...new Set([0, text.length, ...ranges.flatMap(({ start, end }) => [start, end])])].toSorted(
    (one, other) => one - other,
  )
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? 0
    return {
      text: text.slice(start, end),
      marks: ranges.filter((range) => range.start <= start && range.end >= end).map(({ mark }) => mark),
    }
  })
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/**
 * The proof that a selection stands for: whole words of one line, or the whole sentence if nothing is selected or the
 * words occur twice.
 */
export function toProofWords(text: string, from: number, to: number): string {
  const lineStart = text.lastIndexOf('\n', from - 1) + 1
  const lineEnd = text.indexOf('\n', from)
  const line = text.slice(lineStart, lineEnd === -1 ? text.length : lineEnd)
  const [start, end] = [from - lineStart, Math.min(to - lineStart, line.length)]
  const words = widenToWords(line, start, end)
  if (words !== '' && text.indexOf(words) === text.lastIndexOf(words)) return words
  const sentence = sentences.segment(line).containing(Math.min(start, Math.max(0, line.length - 1)))
  return sentence?.segment.trim() ?? ''
}

function widenToWords(line: string, start: number, end: number): string {
  if (line.slice(start, end).trim() === '') return ''
  const before =
    line
      .slice(0, start)
      .split(/[^\p{L}\p{N}]/u)
      .at(-1) ?? ''
  const [after = ''] = /^[\p{L}\p{N}]*/u.exec(line.slice(end)) ?? []
  return line.slice(start - before.length, end + after.length).trim()
}
