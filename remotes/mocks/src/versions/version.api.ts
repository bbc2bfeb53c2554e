import {
  type MockVersion,
  type MockVersionFacts,
  mockVersionListSchema,
  mockVersionSchema,
  wholeMockVersionSchema,
} from '@console/ielts/schemas'
import type { ApiClient } from '@console/shared/http'
import { parseTimestamp } from '@console/values/time/timestamp'
import type { MockRef } from '../api/mock.api.ts'
import { toMockDocument } from '../api/mock-document.ts'
import type { VersionRow, VersionStore } from './version-store.ts'

/** The server stores the versions itself, and is only told what a save changed. */
export const createServerVersions = (api: ApiClient): VersionStore => ({
  list: async (mock) => (await fetchVersions(api, mock)).map(toRow),
  read: async (mock, id) => {
    const version = await api.request({ path: `${toPath(mock)}/${id}`, schema: wholeMockVersionSchema })
    return toMockDocument(version.mock)
  },
  async keep(mock, { savedAt, facts }) {
    if (savedAt === null) return
    const versions = await fetchVersions(api, mock)
    const own = versions.find(({ at }) => parseTimestamp(at) === parseTimestamp(savedAt))
    if (own !== undefined) await describeVersion(api, mock, own.id, facts)
  },
})

const toPath = ({ section, id }: MockRef) => `mocks/${section}/${id}/versions`

export const fetchVersions = (api: ApiClient, mock: MockRef): Promise<MockVersion[]> =>
  api.request({ path: toPath(mock), schema: mockVersionListSchema })

export const describeVersion = (api: ApiClient, mock: MockRef, version: number, body: MockVersionFacts) =>
  api.request({ method: 'PUT', path: `${toPath(mock)}/${version}`, body, schema: mockVersionSchema })

const toRow = ({ id, at, ...facts }: MockVersion): VersionRow => ({
  ...facts,
  id: String(id),
  place: 'server',
  at: parseTimestamp(at),
  isUnsaved: false,
})
