import { type Explanations, noExplanations } from '@console/ielts'
import type { MockSection } from '@console/ielts/schemas'
import type { Platform } from '@console/shared/platform'
import { isKeptByServer } from '../api/beside-mocks.ts'
import { listDeviceExplanations } from './device-explanations.ts'
import { fetchExplained, findServerExplanations } from './explanations.api.ts'

/** The notes on one mock, `listening/5`: the same for as long as their version is. */
export type KeptExplanations = {
  id: string
  version: string
  isServed: boolean
  read(): Promise<Explanations>
}

type Reading = Pick<Platform, 'api' | 'drafts' | 'settings'>

/** The sections of which questions are explained. */
const explained: readonly MockSection[] = ['reading', 'listening']

/** Of this device, and of a server that keeps them where this device has nothing newer. */
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

/** Nothing of a server that does not say which mocks it has notes on. */
async function listServed({ api }: Reading, section: MockSection): Promise<KeptExplanations[]> {
  const mocks = await fetchExplained(api, section).catch(() => [])
  return mocks.map(({ id, updated_at }) => ({
    ...{ id: `${section}/${id}`, version: updated_at, isServed: true },
    read: async () =>
      (await findServerExplanations(api, { section, id: String(id) }))?.value ?? noExplanations,
  }))
}
