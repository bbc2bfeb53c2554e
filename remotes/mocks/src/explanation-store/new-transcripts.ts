import { type ExplanationsChange, type NodeId, readPartRecording, setPartRecording } from '@console/ielts'
import type { Platform } from '@console/shared/platform'
import * as z from 'zod/mini'
import { mockPaths } from '../navigation/paths.ts'
import type { ExplainableMock } from './explainable-mock.ts'
import { explanationsQuery } from './explanations.queries.ts'

export type Transcripts = ReadonlyMap<NodeId, string>

/** One entry for all unsaved mocks: ids of parts are unique. */
const newKey = { entity: 'mock-notes', id: 'listening-new' }
const newSchema = z.record(z.string(), z.string())

/** Fills only parts without a transcript. */
const fillTranscripts =
  (transcripts: Transcripts): ExplanationsChange =>
  (notes) =>
    [...transcripts].reduce(
      (after, [part, transcript]) =>
        readPartRecording(after, part).transcript === ''
          ? setPartRecording(part, { transcript })(after)
          : after,
      notes,
    )

/** Adds transcripts to the explanations of a mock. Rejects if those cannot be read. */
export async function addTranscripts(
  platform: Platform,
  mock: ExplainableMock,
  name: string,
  transcripts: Transcripts,
): Promise<void> {
  const open = await platform.queryClient.fetchQuery(explanationsQuery(platform, mock))
  open.store.setState({ name })
  open.change(fillTranscripts(transcripts))
  open.served?.send()
}

/** Keeps transcripts on this device until the mock is created. Rejects if it cannot. */
export async function storeNewTranscripts(platform: Platform, transcripts: Transcripts): Promise<void> {
  const before = await readNewTranscripts(platform)
  await writeNewTranscripts(platform, { ...before, ...Object.fromEntries(transcripts) })
}

/** Moves the kept transcripts of a new mock’s parts into its explanations. */
export async function moveNewTranscripts(
  platform: Platform,
  mock: ExplainableMock,
  name: string,
  parts: readonly NodeId[],
): Promise<void> {
  const kept = Object.entries(await readNewTranscripts(platform))
  const own = new Map(kept.filter(([part]) => parts.includes(part)))
  if (own.size === 0) return
  await addTranscripts(platform, mock, name, own)
  await writeNewTranscripts(platform, Object.fromEntries(kept.filter(([part]) => !own.has(part))))
}

const readNewTranscripts = async ({ drafts }: Platform) =>
  newSchema.safeParse((await drafts.read(newKey))?.document).data ?? {}

async function writeNewTranscripts(
  { drafts, session }: Platform,
  document: z.infer<typeof newSchema>,
): Promise<void> {
  if (Object.keys(document).length === 0) return drafts.discard(newKey)
  const { stored } = await drafts.store({
    ...{ owner: session.readUser()?.id ?? 'nobody', key: newKey, document, baseVersion: null },
    ...{ title: 'Transcripts of a new listening mock', path: mockPaths.listening.new },
  })
  if (!stored) throw new Error('This browser stores nothing')
}
