import { isHttpError, isValidationError, type ValidationError } from '@console/shared/errors'
import { usePlatform } from '@console/shared/platform-context'
import type { Mock, MockSection } from '@console/shared/schemas/mock'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fetchMock, fetchMocks } from '../api/mock.api.ts'
import { mockMutations, mockQueries } from '../api/mock.queries.ts'
import { isSameJson } from '../document/json.ts'
import { buildMockPayload, toMockDocument, withTotals } from '../document/mock-document.ts'
import type { MockCalls } from './use-mock-editor.ts'

type ServedMockOptions = {
  section: MockSection
  /** Null for a new mock. */
  record: Mock | null
  newPath: string
  toPath(id: number): string
}

/** A mock that is on the server. */
export function useServedMock({ section, record, newPath, toPath }: ServedMockOptions): MockCalls<Mock> {
  const { api, notify } = usePlatform()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const create = useMutation(mockMutations(api, section).create())
  const update = useMutation(mockMutations(api, section).update())
  const listKey = mockQueries(api).list(section).queryKey
  const [earlierIds] = useState(() => new Set(queryClient.getQueryData(listKey)?.map(({ id }) => id)))
  const [openedAt] = useState(() => Date.now())

  return {
    key: { entity: `${section}-mocks`, id: String(record?.id ?? 'new') },
    record,
    path: record === null ? newPath : toPath(record.id),
    toDocument: toMockDocument,
    toVersion: ({ updated_at }) => updated_at ?? '',
    reread: () => (record === null ? Promise.resolve(null) : findMock(record.id)),
    write: async (document, current) => {
      const payload = buildMockPayload(document, current)
      try {
        return await (current === null
          ? create.mutateAsync(payload)
          : update.mutateAsync({ id: current.id, payload }))
      } catch (error) {
        throw isValidationError(error) ? toAnswerError(error) : error
      }
    },
    findCreated: async (document) => {
      const rows = (await fetchMocks(api, section)).filter(
        ({ id, name }) => !earlierIds.has(id) && name === document.name,
      )
      const found = await Promise.all(rows.map(({ id }) => fetchMock(api, section, id)))
      const isMine = (mock: Mock) =>
        isSameJson(withTotals(toMockDocument({ ...mock, status: document.status })), withTotals(document))
      return found.find((mock) => isRecent(mock, openedAt) && isMine(mock)) ?? null
    },
    onSaved: ({ document, record: stored, written, isNew }) => {
      notify.success(`${isNew ? 'Created' : 'Saved'} “${document.name.trim()}”`)
      const saved = written ?? stored
      if (isNew && saved !== null) void navigate(toPath(saved.id), { replace: true })
    },
  }

  async function findMock(id: number): Promise<Mock | null> {
    try {
      return await fetchMock(api, section, id)
    } catch (error) {
      if (isHttpError(error) && error.status === 404) return null
      throw error
    }
  }
}

/** The server took the mock, and answered with something that is none: SPEC §5 has a rule for it. */
function toAnswerError(error: ValidationError): Error {
  const reasons = [...new Set(error.issues.map(({ message }) => message))].join('; ')
  const message = `The server answered with something that is not this mock (${reasons}). Look in the list what became of it before you save again.`
  return new Error(message, { cause: error })
}

/** Minutes by which the server's clock may differ from ours. */
const clockDrift = 5

const isRecent = ({ created_at }: Mock, openedAt: number) =>
  created_at === undefined || Date.parse(created_at) > openedAt - clockDrift * 60_000
