import { commandSchema, type RemoteCommand } from '@console/shared/remote-config'
import * as z from 'zod/mini'
import type { FoundCommand } from './find-commands.ts'
import { fold, fuzzyMatch } from './fuzzy-match.ts'
import type { PaletteCommand } from './palette-command.ts'

/** So many of one list; a longer query finds the others. */
const mostOfList = 6

/** A list's records for the palette, and how one becomes an entry of it. */
export type SearchedRecords = {
  records: readonly RemoteCommand[]
  toEntry(record: RemoteCommand): PaletteCommand
}

/** Nothing is searched by one letter; a digit may be an id. */
export const isRecordQuery = (query: string) => /^\s*(\d|\S.*\S)\s*$/.test(query)

/** Records whose title holds the query, or that have it as a code or an id; those whose title begins with it come first. */
export function findRecords({ records, toEntry }: SearchedRecords, query: string): FoundCommand[] {
  const text = fold(query.trim())
  const found = records.flatMap((record) => {
    const rank = rankRecord(record, text)
    return rank === null ? [] : [{ record, rank }]
  })
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostOfList)
    .flatMap(({ record }) => {
      // They come from the code of a remote.
      const parsed = z.safeParse(commandSchema, record)
      if (!parsed.success) return []
      const match = fuzzyMatch(query, parsed.data.title)
      return [{ command: toEntry(parsed.data), places: match?.places ?? [], score: match?.score ?? 0 }]
    })
}

function rankRecord({ title, keywords = [] }: RemoteCommand, text: string): number | null {
  const folded = fold(title)
  const place = folded.indexOf(text)
  if (folded === text || keywords.includes(text)) return 0
  if (place >= 0) return 1 + place
  return text.length > 2 && keywords.some((keyword) => fold(keyword).startsWith(text)) ? 1000 : null
}
