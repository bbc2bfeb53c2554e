import { mockSectionSchema } from '@console/ielts/schemas'
import type { Platform } from '@console/shared/platform'
import { buildRecordSource, type RecordSource } from '@console/shared/record-source'
import type { RunExtension } from '@console/shared/remote'
import { mockQueries } from './api/mock.queries.ts'
import { mockPaths, searchPath } from './navigation/paths.ts'

/** For the command palette: mocks by name (speaking mocks only if the server has them), and a search of their texts. */
export const buildRecordSources = (platform: Platform): RecordSource[] => [
  ...listSections(platform),
  { list: searchPath, readCached: () => [], fetch: async () => [], search: searchTexts(platform) },
]

const listSections = ({ api, queryClient, settings }: Platform): RecordSource[] =>
  mockSectionSchema.options
    .filter((section) => section !== 'speaking' || settings.features.speakingApi)
    .map((section) =>
      buildRecordSource(queryClient, {
        list: mockPaths[section].list,
        query: mockQueries(api).list(section),
        toCommand: ({ id, name }) => ({
          id: `${id}`,
          title: name,
          to: mockPaths[section].toMock(id),
          keywords: [`${id}`],
        }),
      }),
    )

/** Loaded on demand: the full-text search is large and rarely used from the palette. */
function searchTexts(platform: Platform): NonNullable<RecordSource['search']> {
  let search: ReturnType<typeof importSearch> | null = null
  return async (query, signal) => {
    search ??= importSearch(platform)
    return (await search)(query, signal)
  }
}

/** Mocks with the words of an article's title up to its colon, and the search for more. */
export const listForArticle: RunExtension<'record.links:content/article'> = async (
  platform,
  signal,
  { title },
) =>
  (await searchTexts(platform)(title.replace(/:.*/, ''), signal)).map(({ title: text, to }) => ({ text, to }))

const importSearch = async (platform: Platform) =>
  (await import(/* webpackChunkName: "text-search" */ './search/search-from-palette.ts')).createPaletteSearch(
    platform,
  )
