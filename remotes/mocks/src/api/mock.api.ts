import { type Mock, type MockSection, mockSchema, mockSummarySchema } from '@console/ielts/schemas'
import type { ApiClient, ApiRequest, WriteGuard } from '@console/shared/http'
import { findRecord } from '@console/shared/http/find-record'
import type { RecordId } from '@console/shared/http/record-list'
import { recordListSchema } from '@console/shared/http/record-list'
import { keepingWire } from '@console/shared/http/wire'
import { deletedSchema, writeResultSchema } from '@console/shared/http/write-result'
import { type Book, bookSchema } from '@console/shared/schemas/book'
import type { JsonObject } from '@console/values/json/json-document'

const mockListSchema = recordListSchema(mockSummarySchema)
const bookListSchema = recordListSchema(bookSchema)

export const toMockListRequest = (section: MockSection) => ({
  path: `mocks/${section}`,
  schema: mockListSchema,
})

/** Skips mocks that cannot be read. */
export const fetchMocks = async (api: ApiClient, section: MockSection) =>
  (await api.request(toMockListRequest(section))).records

export const fetchMock = (
  api: ApiClient,
  section: MockSection,
  id: RecordId,
  more: Pick<ApiRequest<Mock>, 'signal' | 'isBackground'> = {},
) => api.request({ path: `mocks/${section}/${id}`, schema: keepingWire(mockSchema), ...more })

/** Resolves with null for a mock that does not exist. */
export const findMock = (api: ApiClient, section: MockSection, id: RecordId, signal?: AbortSignal) =>
  findRecord(api, { path: `mocks/${section}/${id}`, schema: mockSchema, signal })

/** A mock in the answer is validated: a saved mock holds exactly one test part (SPEC §5). */
const writtenMock = writeResultSchema(mockSchema)

export const createMock = (api: ApiClient, section: MockSection, body: JsonObject, guard?: WriteGuard) =>
  api.request({ method: 'POST', path: `mocks/${section}`, body, schema: writtenMock, ...guard })

export const updateMock = (
  api: ApiClient,
  section: MockSection,
  id: RecordId,
  body: JsonObject,
  guard?: WriteGuard,
) => api.request({ method: 'PUT', path: `mocks/${section}/${id}`, body, schema: writtenMock, ...guard })

/** Refers to a mock on the server, in any section. */
export type MockRef = { section: MockSection; id: RecordId }

/** Sections whose mocks are always on the server. */
export type ServedSection = Exclude<MockSection, 'speaking'>

export type DeletableSection = Exclude<MockSection, 'reading'>

export const deleteMock = (api: ApiClient, section: DeletableSection, id: RecordId, guard?: WriteGuard) =>
  api.request({
    method: 'DELETE',
    path: `mocks/${section}/${id}`,
    schema: deletedSchema,
    keepalive: true,
    ...guard,
  })

/** Books that cannot be read can still be chosen by id. */
export async function fetchBooks(api: ApiClient, signal?: AbortSignal): Promise<Book[]> {
  const { records, unreadable } = await api.request({ path: 'all-books', schema: bookListSchema, signal })
  const named = records.map((book) => (book.title === '' ? { ...book, title: toUnread(book.id) } : book))
  const unnamed = unreadable.flatMap(({ id }) => (id === null ? [] : [{ id, title: toUnread(id) }]))
  return [...named, ...unnamed]
}

const toUnread = (id: RecordId) => `Book ${id}, which could not be read`
