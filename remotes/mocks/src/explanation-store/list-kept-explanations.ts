import { type Explanations, noExplanations } from '@console/ielts'
import type { MockSection } from '@console/ielts/schemas'
import type { Platform } from '@console/shared/platform'
import { isKeptByServer } from '../api/companion-store.ts'
import { listDeviceExplanations } from './device-explanations.ts'
import { fetchExplained, findServerExplanations } from './explanations.api.ts'

/** The explanations of one mock, such as `listening/5`. Equal versions mean equal content. */
export type KeptExplanations = {
  id: string
  version: string
  isServed: boolean
  read(): Promise<Explanations>
}

type Reading = Pick<Platform, 'api' | 'drafts' | 'settings'>

/** Sections whose questions have explanations. */
const explained: readonly MockSection[] = ['reading', 'listening']

/** Reads this device’s, and the server’s for mocks without newer ones on this device. */
export async function listKeptExplanations(platform: Reading): Promise<KeptExplanations[]> {
  const { drafts } = platform
  const isServed = isKeptByServer(platform)
  const served = isServed ? (await Promise.all(explained.map((of) => listServed(platform, of)))).flat() : []
  const here = listDeviceExplanations(await drafts.list(), isServed).map(
    ({ id, savedAt, notes }): KeptExplanations => ({
      ...{ id, version: `here ${savedAt}`, isServed: false },
      read: async () => notes,
    }),
  )
  const own = new Set(here.map(({ id }) => id))
  return [...here, ...served.filter(({ id }) => !own.has(id))]
}

/** Empty if the server does not list its explained mocks. */
async function listServed({ api }: Reading, section: MockSection): Promise<KeptExplanations[]> {
  const mocks = await fetchExplained(api, section).catch(() => [])
  return mocks.map(({ id, updated_at }) => ({
    ...{ id: `${section}/${id}`, version: updated_at, isServed: true },
    read: async () =>
      (await findServerExplanations(api, { section, id: String(id) }))?.value ?? noExplanations,
  }))
}
