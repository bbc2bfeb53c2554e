import { dropInvisible, foldForSearch } from '@console/values/text/fold-text'
import { uniqBy } from 'es-toolkit/array'

const mostTags = 20
const longest = 40

/** Parses comma-separated tags, without duplicates that differ only in case. */
export function readTags(typed: string): string[] {
  const tags = typed
    .split(/[,;\n،؛，；]/)
    .map((tag) => dropInvisible(tag).trim().replaceAll(/\s+/g, ' ').slice(0, longest))
    .filter((tag) => tag !== '')
  return uniqBy(tags, foldForSearch).slice(0, mostTags)
}
