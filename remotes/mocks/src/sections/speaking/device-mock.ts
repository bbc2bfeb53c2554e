import { type MockDocument, mockDocumentSchema } from '@console/ielts'
import type { Draft, DraftKey, Platform } from '@console/shared/platform'
import { createId } from '@console/values/ids/create-id'
import { mocksEntity } from '../../api/device-entities.ts'
import { mockPaths } from '../../navigation/paths.ts'

/** A speaking mock that is kept on this device and nowhere else. */
export type DeviceMock = { id: string; savedAt: number; document: MockDocument }

const toKey = (id: string): DraftKey => ({ entity: mocksEntity, id })

/** Null for one that is gone or has not today's shape. */
export async function readDeviceMock({ drafts }: Platform, id: string): Promise<DeviceMock | null> {
  const found = await drafts.read(toKey(id))
  const document = mockDocumentSchema.safeParse(found?.document).data
  return found === null || document === undefined ? null : { id, savedAt: found.savedAt, document }
}

const reasons = {
  full: 'The storage of this browser is full.',
  blocked: 'This browser does not let the console store anything.',
}

/** Throws an error that people can read when the device cannot keep it. */
export async function writeDeviceMock(
  { drafts, session }: Platform,
  document: MockDocument,
  id = createId(),
): Promise<DeviceMock> {
  const stored = await drafts.store({
    owner: session.readUser()?.id ?? 'nobody',
    key: toKey(id),
    document,
    baseVersion: null,
    title: `Speaking mock “${document.name.trim()}”`,
    path: mockPaths.speaking.toMock(id),
    isLasting: true,
  })
  if (!stored.stored) throw new Error(`${reasons[stored.reason]} Export the mock as JSON to keep it.`)
  return { id, savedAt: Date.now(), document }
}

/** Gives back what brings it again. */
export async function removeDeviceMock({ drafts, session }: Platform, draft: Draft): Promise<() => void> {
  const { savedAt: _savedAt, ...entry } = draft
  await drafts.discard(draft.key)
  return () => void drafts.store({ ...entry, owner: session.readUser()?.id ?? 'nobody' })
}
