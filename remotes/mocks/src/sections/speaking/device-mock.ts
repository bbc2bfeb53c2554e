import { type MockDocument, mockDocumentSchema } from '@console/ielts'
import type { Draft, DraftKey, Platform } from '@console/shared/platform'
import { createId } from '@console/values/ids/create-id'
import { mocksEntity } from '../../api/device-entities.ts'
import { mockPaths } from '../../navigation/paths.ts'

/** A speaking mock that exists on this device only. */
export type DeviceMock = { id: string; savedAt: number; document: MockDocument }

const toKey = (id: string): DraftKey => ({ entity: mocksEntity, id })

/** Null if it was deleted or has an outdated format. */
export async function readDeviceMock({ drafts }: Platform, id: string): Promise<DeviceMock | null> {
  const found = await drafts.read(toKey(id))
  const document = mockDocumentSchema.safeParse(found?.document).data
  return found === null || document === undefined ? null : { id, savedAt: found.savedAt, document }
}

const reasons = {
  full: 'The storage of this browser is full.',
  blocked: 'This browser does not let the console store anything.',
}

/** Throws an Error with a readable message if the device cannot store it. */
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

/** Returns a function that restores it. */
export async function removeDeviceMock({ drafts, session }: Platform, draft: Draft): Promise<() => void> {
  const { savedAt: _savedAt, ...entry } = draft
  await drafts.discard(draft.key)
  return () => void drafts.store({ ...entry, owner: session.readUser()?.id ?? 'nobody' })
}
