import type { ApiClient } from '@console/shared/http'
import { deletedSchema, writtenSchema } from '@console/shared/http/written'
import { bookListSchema } from '@console/shared/schemas/book'
import { type MockPayload, type MockSection, mockListSchema, mockSchema } from '@console/shared/schemas/mock'

export const fetchMocks = (api: ApiClient, section: MockSection, signal?: AbortSignal) =>
  api.request({ path: `mocks/${section}`, schema: mockListSchema, signal })

export const fetchMock = (api: ApiClient, section: MockSection, id: number, signal?: AbortSignal) =>
  api.request({ path: `mocks/${section}/${id}`, schema: mockSchema, signal })

/** Where the answer has the mock, it is checked: a saved mock holds exactly one test part (SPEC §5). */
const writtenMock = writtenSchema(mockSchema)

export const createMock = (api: ApiClient, section: MockSection, body: MockPayload) =>
  api.request({ method: 'POST', path: `mocks/${section}`, body, schema: writtenMock })

export const updateMock = (api: ApiClient, section: MockSection, id: number, body: MockPayload) =>
  api.request({ method: 'PUT', path: `mocks/${section}/${id}`, body, schema: writtenMock })

export type DeletableSection = Exclude<MockSection, 'reading'>

export const deleteMock = (api: ApiClient, section: DeletableSection, id: number) =>
  api.request({ method: 'DELETE', path: `mocks/${section}/${id}`, schema: deletedSchema, keepalive: true })

export const fetchBooks = (api: ApiClient, signal?: AbortSignal) =>
  api.request({ path: 'all-books', schema: bookListSchema, signal })
