import type { ApiClient } from '@console/shared/http'
import { bookListSchema } from '@console/shared/schemas/book'
import { type MockPayload, type MockSection, mockListSchema, mockSchema } from '@console/shared/schemas/mock'
import * as z from 'zod/mini'

export const fetchMocks = (api: ApiClient, section: MockSection, signal?: AbortSignal) =>
  api.request({ path: `mocks/${section}`, schema: mockListSchema, signal })

export const fetchMock = (api: ApiClient, section: MockSection, id: number, signal?: AbortSignal) =>
  api.request({ path: `mocks/${section}/${id}`, schema: mockSchema, signal })

/** The answer is checked: a saved mock holds exactly one test part (SPEC §5). */
export const createMock = (api: ApiClient, section: MockSection, body: MockPayload) =>
  api.request({ method: 'POST', path: `mocks/${section}`, body, schema: mockSchema })

export const updateMock = (api: ApiClient, section: MockSection, id: number, body: MockPayload) =>
  api.request({ method: 'PUT', path: `mocks/${section}/${id}`, body, schema: mockSchema })

export type DeletableSection = Exclude<MockSection, 'reading'>

export const deleteMock = (api: ApiClient, section: DeletableSection, id: number) =>
  api.request({ method: 'DELETE', path: `mocks/${section}/${id}`, schema: z.unknown(), keepalive: true })

export const fetchBooks = (api: ApiClient, signal?: AbortSignal) =>
  api.request({ path: 'all-books', schema: bookListSchema, signal })
