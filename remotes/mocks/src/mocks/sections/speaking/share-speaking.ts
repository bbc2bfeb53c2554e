import { createId } from '@console/shared/create-id'
import { saveFile } from '@console/shared/csv/save-file'
import { toUserMessage } from '@console/shared/errors'
import type { Platform } from '@console/shared/platform'
import type { MockPayload } from '@console/shared/schemas/mock'
import { formatCount } from '@console/shared/ui/number'
import { mockMutations } from '../../api/mock.queries.ts'
import { toMockDocument } from '../../core/document/mock-document.ts'
import { readDeviceMock, writeDeviceMock } from './device-mock.ts'
import { parseSpeakingFile } from './parse-speaking-file.ts'
import type { SpeakingDraft } from './speaking-drafts.ts'
import { toSpeakingFile } from './speaking-json.ts'

const words = { one: 'speaking mock', many: 'speaking mocks' }

/** Files of one mock or several. What cannot be read or kept is said by the name of its file, and the others come in. */
export async function importSpeakingMocks(
  platform: Platform,
  files: readonly File[],
  isServed: boolean,
): Promise<void> {
  let imported = 0
  const problems: string[] = []
  for (const file of files) {
    try {
      const parsed = parseSpeakingFile(await file.text())
      if (!parsed.ok) throw new Error(parsed.reason)
      for (const mock of parsed.mocks) {
        await (isServed ? createOnServer(platform, mock) : writeDeviceMock(platform, toMockDocument(mock)))
        imported += 1
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
}

const createOnServer = ({ api, queryClient }: Platform, payload: MockPayload) =>
  queryClient
    .getMutationCache()
    .build(queryClient, mockMutations(api, 'speaking').create())
    .execute({ payload, guard: { idempotencyKey: createId() } })

/** All that are kept on this device, in one file. */
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
