import { type MockDocument, renewIds } from '@console/ielts'
import type { MockPayload } from '@console/ielts/schemas'
import { toUserMessage } from '@console/shared/errors'
import { saveFile } from '@console/shared/files/download'
import { updateVersioned } from '@console/shared/http/update-versioned'
import type { Platform } from '@console/shared/platform'
import { formatCount } from '@console/shared/ui/number'
import { createId } from '@console/values/ids/create-id'
import { toRecordId } from '@console/values/ids/parse-record-id'
import { isJsonObject } from '@console/values/json/json-document'
import { findMock } from '../../api/mock.api.ts'
import { mockMutations } from '../../api/mock.queries.ts'
import { buildMockPayload, toMockDocument } from '../../api/mock-document.ts'
import { readDeviceMock, writeDeviceMock } from './device-mock.ts'
import { type ExistingMock, findExistingSpeaking } from './find-existing-speaking.ts'
import { parseSpeakingFile } from './parse-speaking-file.ts'
import type { SpeakingDraft } from './speaking-drafts.ts'
import { toSpeakingFile } from './speaking-json.ts'

const words = { one: 'speaking mock', many: 'speaking mocks' }

/** An imported mock that exists already and waits for a decision. */
export type ConflictingMock = { id: string; file: string; payload: MockPayload; existing: ExistingMock }

/**
 * Imports files of one or several mocks. Failures are reported by file name and do not stop the others. Mocks that
 * exist already are returned.
 */
export async function importSpeakingMocks(
  platform: Platform,
  files: readonly File[],
  isServed: boolean,
): Promise<ConflictingMock[]> {
  let imported = 0
  const conflicting: ConflictingMock[] = []
  const problems: string[] = []
  for (const file of files) {
    try {
      const parsed = parseSpeakingFile(await file.text())
      if (!parsed.ok) throw new Error(parsed.reason)
      for (const payload of parsed.mocks) {
        const existing = await findExistingSpeaking(platform, toMockDocument(payload), isServed)
        if (existing === null) {
          await addSpeakingMock(platform, payload, isServed)
          imported += 1
        } else conflicting.push({ id: createId(), file: file.name, payload, existing })
      }
    } catch (error) {
      problems.push(`“${file.name}”: ${toUserMessage(error)}`)
    }
  }
  if (imported > 0) platform.notify.success(`Imported ${formatCount(imported, words)}`)
  if (problems.length > 0) {
    const count = formatCount(problems.length, { one: 'file was', many: 'files were' })
    platform.notify.error(`${count} not imported`, { description: problems.join(' ') })
  }
  return conflicting
}

const addSpeakingMock = (platform: Platform, payload: MockPayload, isServed: boolean): Promise<unknown> =>
  isServed ? createOnServer(platform, payload) : writeDeviceMock(platform, toMockDocument(payload))

const createOnServer = ({ api, queryClient }: Platform, payload: MockPayload) =>
  queryClient
    .getMutationCache()
    .build(queryClient, mockMutations(api, 'speaking').create())
    .execute({ payload, guard: { idempotencyKey: createId() } })

/** Imports it beside the existing one, with a new name and ids. */
export function keepBoth(
  platform: Platform,
  { payload }: ConflictingMock,
  isServed: boolean,
): Promise<unknown> {
  const { speaking_questions: questions, name } = payload
  const renewed = isJsonObject(questions) ? { speaking_questions: renewIds(questions) } : {}
  return addSpeakingMock(platform, { ...payload, ...renewed, name: `Copy of ${name}` }, isServed)
}

/** Overwrites the existing one. Returns a function that restores it. */
export async function replaceExisting(
  platform: Platform,
  { payload, existing }: ConflictingMock,
  isServed: boolean,
): Promise<() => Promise<unknown>> {
  const write = (document: MockDocument) =>
    isServed
      ? updateOnServer(platform, existing.id, document)
      : writeDeviceMock(platform, document, existing.id)
  const before = isServed
    ? existing.document
    : ((await readDeviceMock(platform, existing.id))?.document ?? existing.document)
  await write(toMockDocument(payload))
  return () => write(before)
}

const updateOnServer = ({ api, queryClient }: Platform, key: string, document: MockDocument) =>
  updateVersioned(
    () => findMock(api, 'speaking', toRecordId(key)),
    (current, guard) => {
      if (current === null) throw new Error('It has been deleted in the meantime.')
      const { status: _status, ...rest } = document
      return queryClient
        .getMutationCache()
        .build(queryClient, mockMutations(api, 'speaking').update())
        .execute({ id: toRecordId(key), payload: buildMockPayload(rest, current), guard })
    },
  )

/** Exports all mocks of this device as one file. */
export async function exportSpeakingMocks(
  platform: Platform,
  drafts: readonly SpeakingDraft[],
): Promise<void> {
  const kept = drafts.filter(({ state }) => state === 'kept')
  const mocks = await Promise.all(kept.map(({ draft }) => readDeviceMock(platform, draft.key.id)))
  const documents = mocks.flatMap((mock) => mock?.document ?? [])
  if (documents.length > 0) saveFile('speaking-mocks.json', 'application/json', toSpeakingFile(documents))
  else platform.notify.error('None of the mocks here can be exported')
}
