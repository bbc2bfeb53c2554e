import type { MockSection } from '@console/ielts/schemas'
import { useDeletion } from '@console/shared/deletion/use-deletion'
import { usePlatform } from '@console/shared/platform-context'
import { type DeletedMock, mockDeletion } from '../api/mock.queries.ts'

/** SPEC §7 names no such endpoint. */
export const noReadingDeletion = 'Reading mocks cannot be deleted.'

type Options = { words?: { one: string; many: string }; onDelete?(): unknown }

/** Deletes mocks with Undo, and asks first if learners can take them. `remove` is undefined where the server deletes none. */
export function useMockDeletion(section: MockSection, options: Options = {}) {
  const { api } = usePlatform()
  const { remove, question } = useDeletion({
    ...options,
    toDeletion(mock: DeletedMock) {
      if (section === 'reading') throw new Error(noReadingDeletion)
      return mockDeletion(api, section, mock)
    },
    describeEffect: describeDeletion,
  })
  return { remove: section === 'reading' ? undefined : remove, question }
}

/** A status is free text: learners see published mocks, and may see others. */
const describeDeletion = ({ status }: DeletedMock): string | null =>
  status?.trim().toLowerCase() === 'published'
    ? 'It is published: learners will no longer be able to take it.'
    : null
