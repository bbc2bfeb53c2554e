import { splitLines } from '@console/values/text/line-breaks'
import { isScriptHead, matchKeyHead } from '../patterns/head-patterns.ts'
import type { SourceKind } from './recognize-source.ts'

/** One of the texts that a test is put together of. */
export type Source = { id: string; text: string; kind: SourceKind }

export type JoinedSources = {
  text: string
  /** Where a line of the whole text stands, counted from 1 in both; null for a line that is in none of them. */
  placeOf(at: number): { id: string; at: number } | null
}

const order: readonly SourceKind[] = ['paper', 'key', 'script']

/** A test as if it had been one text: papers before keys before transcripts, each below a heading that says which it is. */
export function joinSources(sources: readonly Source[]): JoinedSources {
  const lines: string[] = []
  const places: { id: string; from: number; to: number }[] = []
  for (const kind of order) {
    for (const { id, text } of sources.filter((each) => each.kind === kind)) {
      if (text.trim() === '') continue
      const own = splitLines(text)
      const head = toHead(kind, own)
      if (lines.length > 0) lines.push('')
      if (head !== null) lines.push(head)
      places.push({ id, from: lines.length + 1, to: lines.length + own.length })
      lines.push(...own)
    }
  }
  return {
    text: lines.join('\n'),
    placeOf(at) {
      const place = places.find(({ from, to }) => at >= from && at <= to)
      return place === undefined ? null : { id: place.id, at: at - place.from + 1 }
    },
  }
}

/** What a text is was said by a person or by its file, and need not stand in it. */
function toHead(kind: SourceKind, lines: readonly string[]): string | null {
  const said = lines.map((line) => line.trim()).filter((line) => line !== '')
  if (kind === 'key')
    return said.slice(0, 3).some((line) => matchKeyHead(line) !== null) ? null : 'Answer key'
  if (kind === 'script') return said.slice(0, 3).some(isScriptHead) ? null : 'Audioscript'
  return null
}
