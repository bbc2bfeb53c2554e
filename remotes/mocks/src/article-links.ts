import type { RunExtension } from '@console/shared/remote'
import { createPaletteSearch } from './search/search-from-palette.ts'

/** Mocks with the words of an article's title, and the search for more. */
export const listForArticle: RunExtension<'record.links:content/article'> = async (
  platform,
  signal,
  { title },
) => (await createPaletteSearch(platform)(title, signal)).map(({ title: text, to }) => ({ text, to }))
