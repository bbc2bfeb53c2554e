import type { Platform } from '@console/shared/platform'
import { mockDocumentSchema } from '../core/document/mock-document.schema.ts'
import type { MockFacts } from '../list/check-record.ts'
import { mocksEntity } from '../sections/speaking/device-mock.ts'

export type KeptMock = { id: string; name: string; status: string | null; facts: MockFacts }

/** The speaking mocks that only this device has (SPEC §2), checked at once: they are here already. */
export async function listKeptMocks({ drafts }: Pick<Platform, 'drafts'>): Promise<KeptMock[]> {
  const kept = (await drafts.list()).flatMap(({ key, document }) => {
    const mock = key.entity === mocksEntity ? mockDocumentSchema.safeParse(document).data : undefined
    return mock === undefined ? [] : [{ id: key.id, mock }]
  })
  if (kept.length === 0) return []
  // As the facts of the others: the checks are large, and most devices have no mock of their own.
  const { checkDocument } = await import('../list/check-record.ts')
  return kept.map(({ id, mock }) => ({
    id,
    name: mock.name.trim() || 'Speaking mock without a name',
    status: mock.status ?? null,
    facts: checkDocument(mock),
  }))
}
