import type { ApiClient } from '@console/shared/http'
import type { MockPayload, MockSection } from '@console/shared/schemas/mock'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { createMock, fetchBooks, fetchMock, fetchMocks, updateMock } from './mock.api.ts'

const allMocks = ['mocks'] as const

export const mockQueries = (api: ApiClient) => ({
  list: (section: MockSection) =>
    queryOptions({
      queryKey: [...allMocks, section, 'list'],
      queryFn: ({ signal }) => fetchMocks(api, section, signal),
    }),
  detail: (section: MockSection, id: number) =>
    queryOptions({
      queryKey: [...allMocks, section, 'detail', id],
      queryFn: ({ signal }) => fetchMock(api, section, id, signal),
    }),
})

export const bookQueries = (api: ApiClient) => ({
  list: () => queryOptions({ queryKey: ['books', 'list'], queryFn: ({ signal }) => fetchBooks(api, signal) }),
})

/** A failure is shown in the editor. */
export const mockMutations = (api: ApiClient, section: MockSection) => ({
  create: () =>
    mutationOptions({
      mutationFn: (payload: MockPayload) => createMock(api, section, payload),
      meta: { invalidates: [allMocks], showsOwnErrors: true },
    }),
  update: () =>
    mutationOptions({
      mutationFn: ({ id, payload }: { id: number; payload: MockPayload }) =>
        updateMock(api, section, id, payload),
      meta: { invalidates: [allMocks], showsOwnErrors: true },
    }),
})
