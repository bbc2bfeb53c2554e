import { useNewRecords } from '@console/shared/editing/use-new-records'
import { usePlatform } from '@console/shared/platform-context'
import type { Mock, MockSection } from '@console/shared/schemas/mock'
import { parseMoment } from '@console/shared/time/moment'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toMockListPath } from '../../../navigation/paths.ts'
import { fetchMock, fetchMocks, findMock } from '../../api/mock.api.ts'
import { mockMutations, mockQueries } from '../../api/mock.queries.ts'
import { isSameJson } from '../../core/document/json.ts'
import type { MockDocument } from '../../core/document/mock-document.schema.ts'
import { buildMockPayload, toMockDocument, withTotals } from '../../core/document/mock-document.ts'
import { keepMoments, spellMoments } from '../../core/document/mock-moment.ts'
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
  const { api, notify, settings } = usePlatform()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const create = useMutation(mockMutations(api, section).create())
  const update = useMutation(mockMutations(api, section).update())
  const listKey = mockQueries(api).list(section).queryKey
  const fetchNew = useNewRecords(queryClient.getQueryData(listKey)?.records, () => fetchMocks(api, section))
  const [openedAt] = useState(() => Date.now())

  return {
    key: { entity: `${section}-mocks`, id: String(record?.id ?? 'new') },
    record,
    path: record === null ? newPath : toPath(record.id),
    toDocument: (mock, sent) => toMockDocument({ ...mock, status: toStatus(mock, sent) }),
    toVersion: ({ updated_at }) => updated_at ?? '',
    reread: async () => (record === null ? null : rereadMock(record.id)),
    write: (document, current, guard) => {
      const kept = current === null ? document : keepMoments(document, current)
      const payload = buildMockPayload(kept, current)
      return current === null
        ? create.mutateAsync({ payload, guard })
        : update.mutateAsync({ id: current.id, payload, guard })
    },
    findCreated: async (document, isCertain) => {
      const rows = (await fetchNew()).filter(({ name }) => name === document.name)
      const found = await Promise.all(rows.map(({ id }) => fetchMock(api, section, id)))
      const spell = (mock: MockDocument) => spellMoments(withTotals(mock), settings.timeZone)
      const isMine = (mock: Mock) =>
        isSameJson(spell(toMockDocument({ ...mock, status: document.status })), spell(document))
      return found.find((mock) => isCertain || (isRecent(mock, openedAt) && isMine(mock))) ?? null
    },
    onSaved: ({ document, record: stored, id: createdId, isNew }) => {
      notify.success(`${isNew ? 'Created' : 'Saved'} “${document.name.trim()}”`)
      if (!isNew) return
      const id = stored?.id ?? createdId
      void navigate(id === null ? toMockListPath(section) : toPath(id), { replace: true })
    },
  }

  async function rereadMock(id: number) {
    const { queryKey } = mockQueries(api).detail(section, id)
    const found = await findMock(api, section, id)
    // Whoever opens the mock next begins with it, or asks for it; an editor that is open keeps what it has of one that is gone.
    if (found === null) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
    else queryClient.setQueryData(queryKey, found.value)
    return found
  }
}

/** The specification has no status in a mock: what was sent stands for it, and one that was not sent is the server's to give. */
function toStatus({ status }: Mock, sent: MockDocument | undefined): string | undefined {
  if (sent === undefined) return status
  return sent.status === undefined ? undefined : (status ?? sent.status)
}

/** Minutes by which the server's clock may differ from ours. */
const clockDrift = 5

const isRecent = ({ created_at }: Mock, openedAt: number) =>
  created_at === undefined || parseMoment(created_at) > openedAt - clockDrift * 60_000
