import type { MenuEntry } from '@console/shared/remote-config'
import { fold, fuzzyMatch } from '../palette/fuzzy-match.ts'

/** Entries whose title matches the query, best first, followed by all entries of matching groups. */
export function findSections<Item extends { entry: Pick<MenuEntry, 'title' | 'group'> }>(
  items: readonly Item[],
  query: string,
): Item[] {
  const text = query.trim()
  const matched = items.flatMap((item) => {
    const match = fuzzyMatch(text, item.entry.title)
    return match === null ? [] : [{ item, score: match.score }]
  })
  const found = matched.sort((a, b) => b.score - a.score).map(({ item }) => item)
  const ofGroup = items.filter(({ entry }) => fold(entry.group ?? '').startsWith(fold(text)))
  return [...new Set([...found, ...ofGroup])]
}
