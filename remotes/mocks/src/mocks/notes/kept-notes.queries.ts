import type { Platform } from '@console/shared/platform'
import type { MockSection } from '@console/shared/schemas/mock'
import { queryOptions } from '@tanstack/react-query'
import { listDeviceNotes } from './device-notes.ts'
import { keptNotesKey } from './kept-notes-key.ts'
import { type MockNotes, noNotes } from './mock-notes.ts'
import { fetchExplained, findServedNotes } from './served-notes.api.ts'

/** The notes on one mock, `listening/5`: the same for as long as their version is. */
export type KeptNotes = { id: string; version: string; isServed: boolean; read(): Promise<MockNotes> }

type Reading = Pick<Platform, 'api' | 'drafts' | 'settings'>

/** The sections of which questions are explained. */
const explained: readonly MockSection[] = ['reading', 'listening']

/** The notes on all mocks: of this device, and of a server that keeps them where this device has nothing newer. */
export const keptNotesQuery = (platform: Reading) =>
  queryOptions({
    queryKey: keptNotesKey,
    queryFn: async (): Promise<KeptNotes[]> => {
      const { drafts, settings } = platform
      const isServed = settings.features.versions === true
      const served = isServed
        ? (await Promise.all(explained.map((of) => listServed(platform, of)))).flat()
        : []
      const here = listDeviceNotes(await drafts.list(), isServed).map(
        ({ id, savedAt, notes }): KeptNotes => ({
          ...{ id, version: `here ${savedAt}`, isServed: false },
          read: async () => notes,
        }),
      )
      const own = new Set(here.map(({ id }) => id))
      return [...here, ...served.filter(({ id }) => !own.has(id))]
    },
    // Other tabs tell of what they write; this one, and other people, may have written since.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    gcTime: 0,
    structuralSharing: false,
    networkMode: 'always',
  })

/** Nothing of a server that does not say which mocks it has notes on. */
async function listServed({ api }: Reading, section: MockSection): Promise<KeptNotes[]> {
  const mocks = await fetchExplained(api, section).catch(() => [])
  return mocks.map(({ id, updated_at }) => ({
    ...{ id: `${section}/${id}`, version: updated_at, isServed: true },
    read: async () => (await findServedNotes(api, { section, id: String(id) }))?.value ?? noNotes,
  }))
}
