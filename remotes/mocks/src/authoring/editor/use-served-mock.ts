import { describeStatusEffect, keepServerTimes, type MockDocument, normaliseTimes } from '@console/ielts'
import type { Mock, MockSummary } from '@console/ielts/schemas'
import { useCreatedRecord } from '@console/shared/editing/use-created-record'
import type { RecordId } from '@console/shared/http/record-list'
import { usePlatform } from '@console/shared/platform-context'
import { isSame } from '@console/values/json/json-document'
import { parseTimestamp } from '@console/values/time/timestamp'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { fetchMock, fetchMocks, findMock } from '../../api/mock.api.ts'
import { allMocks, mockMutations, mockQueries } from '../../api/mock.queries.ts'
import { buildMockPayload, toMockDocument, toSentDocument, withTotals } from '../../api/mock-document.ts'
import type { SectionScreen } from '../../editing/section-screen.ts'
import { mockPaths } from '../../navigation/paths.ts'
import { scheduleKeeping } from '../../versions/schedule-keeping.ts'
import type { MockCalls } from './use-mock-editor.ts'

/** `record` is null for a new mock. */
export function useServedMock(
  { section, rules }: Pick<SectionScreen, 'section' | 'rules'>,
  record: Mock | null,
): MockCalls<Mock> {
  const platform = usePlatform()
  const { api, notify } = platform
  const navigate = useNavigate()
  const paths = mockPaths[section]
  const queryClient = useQueryClient()
  const create = useMutation(mockMutations(api, section).create())
  const update = useMutation(mockMutations(api, section).update())
  const listKey = mockQueries(api).list(section).queryKey
  const [openedAt] = useState(() => Date.now())
  const normalise = (mock: MockDocument) => normaliseTimes(withTotals(mock))
  const findCreated = useCreatedRecord<MockSummary, MockDocument, Mock>({
    known: queryClient.getQueryData(listKey)?.records,
    fetchRows: () => fetchMocks(api, section),
    isLike: ({ name }, sent) => name.trim() === sent.name.trim(),
    fetchRecord: ({ id }) => fetchMock(api, section, id),
    isMine: (mock, sent) =>
      isRecent(mock, openedAt) &&
      isSame(normalise(toMockDocument({ ...mock, status: sent.status })), normalise(sent)),
  })
  /** The server’s copy right before the last write, for the version history. */
  const replaced = useRef(record)

  return {
    key: { entity: `${section}-mocks`, id: String(record?.id ?? 'new') },
    record,
    path: record === null ? paths.new : paths.toEditor(record.id),
    toCreated: (created) => {
      const id = created.record?.id ?? created.id
      return id === null ? null : { id: String(id), path: paths.toEditor(id) }
    },
    toDocument: toSentDocument,
    toVersion: ({ updated_at }) => updated_at ?? '',
    reread: async () => (record === null ? null : rereadMock(record.id)),
    write: (document, current, guard) => {
      replaced.current = current
      const kept = current === null ? document : keepServerTimes(document, current)
      const payload = buildMockPayload(kept, current)
      return current === null
        ? create.mutateAsync({ payload, guard })
        : update.mutateAsync({ id: current.id, payload, guard })
    },
    findCreated,
    report: ({ document, record: stored, id: createdId, isNew, isFound }) => {
      if (isFound) void queryClient.invalidateQueries({ queryKey: allMocks })
      notify.success(
        `${isNew ? 'Created' : 'Saved'} “${document.name.trim()}”`,
        describeStatusEffect(stored?.status ?? document.status),
      )
      const id = stored?.id ?? createdId
      const keptId = id ?? (isNew ? null : (record?.id ?? null))
      if (keptId !== null) {
        scheduleKeeping(platform, {
          mock: { section, id: keptId },
          before: replaced.current,
          after: document,
          savedAt: stored?.updated_at ?? null,
          check: rules.check,
        })
      }
    },
    onCreated: (created) => {
      const id = created.record?.id ?? created.id
      void navigate(id === null ? paths.list : paths.toEditor(id), { replace: true })
    },
  }

  async function rereadMock(id: RecordId) {
    const { queryKey } = mockQueries(api).detail(section, id)
    const found = await findMock(api, section, id)
    // Only for the next visit: an open editor keeps its copy even if the mock was deleted.
    if (found === null) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
    else queryClient.setQueryData(queryKey, found.value)
    return found
  }
}

/** Allowed clock difference between server and browser, in minutes. */
const clockDrift = 5

const isRecent = ({ created_at }: Mock, openedAt: number) =>
  created_at === undefined || parseTimestamp(created_at) > openedAt - clockDrift * 60_000
