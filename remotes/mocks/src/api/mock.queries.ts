import type { MockSection, MockSummary } from '@console/ielts/schemas'
import type { Deletion } from '@console/shared/deletion'
import type { ApiClient, WriteGuard } from '@console/shared/http'
import type { RecordId } from '@console/shared/http/record-list'
import { fetchLatest, listQuery } from '@console/shared/query/list-query'
import type { JsonObject } from '@console/values/json/json-document'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { mockPaths } from '../navigation/paths.ts'
import {
  createMock,
  type DeletableSection,
  deleteMock,
  fetchBooks,
  findMock,
  type MockRef,
  toMockListRequest,
  updateMock,
} from './mock.api.ts'

export const allMocks = ['mocks'] as const

/** A key of its own, so that saving one mock does not invalidate the check results of the others. */
export const allCheckSummaries = ['mock-facts'] as const
export const toCheckSummaryKey = ({ section, id }: MockRef) => [...allCheckSummaries, section, id] as const

export const mockQueries = (api: ApiClient) => ({
  list: (section: MockSection) => listQuery(api, [...allMocks, section, 'list'], toMockListRequest(section)),
  /** Resolves with null for a mock that does not exist. */
  detail: (section: MockSection, id: RecordId) =>
    queryOptions({
      queryKey: [...allMocks, section, 'detail', id],
      queryFn: async ({ signal }) => (await findMock(api, section, id, signal))?.value ?? null,
    }),
})

export const bookQueries = (api: ApiClient) => ({
  list: () => queryOptions({ queryKey: ['books', 'list'], queryFn: ({ signal }) => fetchBooks(api, signal) }),
})

export type DeletedMock = Pick<MockSummary, 'id' | 'name'> & { status?: MockSummary['status'] | undefined }

/** For `deleteUndoably`. Reading mocks have no delete endpoint (SPEC §7). */
export const mockDeletion = (
  api: ApiClient,
  section: DeletableSection,
  { id, name, status = null }: DeletedMock,
): Deletion => ({
  entity: `${section}-mocks`,
  id,
  name,
  kept: {
    async readBody() {
      const [found, { buildSameMock }] = await Promise.all([
        findMock(api, section, id),
        import(/* webpackChunkName: "checks" */ './mock-document.ts'),
      ])
      return found && buildSameMock(found.value, status)
    },
    list: mockPaths[section].list,
  },
  readVersion: async () => (await findMock(api, section, id))?.version ?? null,
  remove: (guard) => deleteMock(api, section, id, guard),
  fetchList: fetchLatest(mockQueries(api).list(section)),
  invalidates: [allMocks],
})

/** The editor shows failures itself. */
export const mockMutations = (api: ApiClient, section: MockSection) => ({
  create: () =>
    mutationOptions({
      mutationFn: ({ payload, guard }: { payload: JsonObject; guard: WriteGuard }) =>
        createMock(api, section, payload, guard),
      meta: { invalidates: [allMocks], showsOwnErrors: true },
    }),
  update: () =>
    mutationOptions({
      mutationFn: ({ id, payload, guard }: { id: RecordId; payload: JsonObject; guard: WriteGuard }) =>
        updateMock(api, section, id, payload, guard),
      // Also after a lost answer, since the mock may have been saved.
      onSettled: (_written, _error, { id }, _before, { client }) =>
        client.removeQueries({ queryKey: toCheckSummaryKey({ section, id }) }),
      meta: { invalidates: [allMocks], showsOwnErrors: true },
    }),
})
