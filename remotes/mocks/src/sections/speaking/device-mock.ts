import { type MockDocument, mockDocumentSchema } from '@console/ielts'
import { forgetDeletion, keepDeletion } from '@console/shared/deletion/kept-deletions'
import type { Restorer } from '@console/shared/deletion/restore'
import type { DraftKey, Platform } from '@console/shared/platform'
import { createId } from '@console/values/ids/create-id'
import * as z from 'zod/mini'
import { mocksEntity } from '../../api/device-entities.ts'
import { mockPaths } from '../../navigation/paths.ts'
import { type SpeakingDraft, toSpeakingDrafts } from './speaking-drafts.ts'

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

/** Its kept deletions, apart from those of the server's mocks. */
export const deviceDeletions = 'speaking-device-mocks'

/** Can be undone with what it returns, and a saved mock be restored for 30 days. */
export async function removeDeviceMock(platform: Platform, { name, draft }: SpeakingDraft) {
  const { drafts, session } = platform
  const { savedAt: _savedAt, ...entry } = draft
  const deleted = { entity: deviceDeletions, id: draft.key.id, name }
  if (draft.key.entity === mocksEntity) {
    const body = { id: draft.key.id, document: draft.document }
    await keepDeletion(platform, deleted, { body, list: mockPaths.speaking.list, drafts: [] })
  }
  await drafts.discard(draft.key)
  return async () => {
    await drafts.store({ ...entry, owner: session.readUser()?.id ?? 'nobody' })
    await forgetDeletion(drafts, deleted)
  }
}

const bodySchema = z.object({ id: z.string(), document: mockDocumentSchema })

/** For `DeletedPanel`: they get the ids that they had, so that unsaved changes to them are theirs again. */
export const deviceRestorer = (platform: Platform): Restorer => ({
  async create(body) {
    const { id, document } = bodySchema.parse(body)
    return writeDeviceMock(platform, document, id)
  },
  fetchList: async () => ({
    records: toSpeakingDrafts(await platform.drafts.list()).map(({ draft }) => ({ id: draft.key.id })),
    unreadable: [],
  }),
  toPath: mockPaths.speaking.toMock,
  invalidates: [],
})
