import {
  type MockVersion,
  type MockVersionFacts,
  mockVersionListSchema,
  mockVersionSchema,
  wholeMockVersionSchema,
} from '@console/ielts/schemas'
import type { ApiClient } from '@console/shared/http'
import type { MockRef } from '../api/mock.api.ts'

const toPath = ({ section, id }: MockRef) => `mocks/${section}/${id}/versions`

export const fetchVersions = (api: ApiClient, mock: MockRef): Promise<MockVersion[]> =>
  api.request({ path: toPath(mock), schema: mockVersionListSchema })

export const fetchVersion = (api: ApiClient, mock: MockRef, version: string) =>
  api.request({ path: `${toPath(mock)}/${version}`, schema: wholeMockVersionSchema })

export const describeVersion = (api: ApiClient, mock: MockRef, version: number, body: MockVersionFacts) =>
  api.request({ method: 'PUT', path: `${toPath(mock)}/${version}`, body, schema: mockVersionSchema })
