import { commandSchema, type RemoteCommand } from '@console/shared/remote-config'
import * as z from 'zod/mini'
import type { FoundCommand } from './find-commands.ts'
import { fold, fuzzyMatch } from './fuzzy-match.ts'
import type { PaletteCommand } from './palette-command.ts'

/** Limit per list; a longer query finds the others. */
const maxPerList = 6

/** A list's records, and how each becomes a palette entry. */
export type SearchedRecords = {
  records: readonly RemoteCommand[]
  toEntry(record: RemoteCommand): PaletteCommand
}

/** One letter is too little to search by; one digit may be an id. */
export const isRecordQuery = (query: string) => /^\s*(\d|\S.*\S)\s*$/.test(query)

/** Records whose title contains the query, or that have it as code or id; titles that start with it come first. */
export function findRecords({ records, toEntry }: SearchedRecords, query: string): FoundCommand[] {
  const text = fold(query.trim())
  const found = records.flatMap((record) => {
    const rank = rankRecord(record, text)
    return rank === null ? [] : [{ record, rank }]
  })
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, maxPerList)
    .flatMap(({ record }) => {
      // From the code of a remote, hence checked.
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
