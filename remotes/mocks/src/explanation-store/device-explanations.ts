import { type Explanations, explanationsSchema, noExplanations } from '@console/ielts'
import type { Draft } from '@console/shared/platform'
import * as z from 'zod/mini'
import { mockPaths } from '../navigation/paths.ts'
import type { ExplainableMock } from './explainable-mock.ts'
import {
  createExplanationStore,
  type ExplanationKeeping,
  type ExplanationStore,
  type KeptExplanations,
  type OpenExplanations,
} from './open-explanations.ts'

/** `isLeft`: the server keeps explanations by now, and the author chose not to upload these. */
const deviceNotesSchema = z.object({ ...explanationsSchema.shape, isLeft: z.optional(z.boolean()) })
type DeviceNotes = z.infer<typeof deviceNotesSchema>

/** Typed here and not yet on the server; `base` is the version that was edited. */
const unsentSchema = z.object({ base: explanationsSchema, notes: explanationsSchema })
export type UnsentExplanations = z.infer<typeof unsentSchema>

const reasons = {
  full: 'The storage of this browser is full.',
  blocked: 'This browser does not let the console store anything.',
}

/** Loaded with the first change. Tabs that miss the message read again when they get the focus. */
function tellOtherTabs() {
  import(/* webpackChunkName: "notes" */ './tell-kept-explanations.ts').then(
    ({ tellKeptExplanations }) => tellKeptExplanations(),
    () => {},
  )
}

const entity = 'mock-notes'
const unsentSlot = 'unsent'

/** The explanations on this device: the only copy, or edits that the server does not have yet. */
export function createExplanationDrafts(
  { drafts, session }: ExplanationKeeping,
  mock: ExplainableMock,
  readName: () => string,
) {
  const key = { entity, id: `${mock.section}-${mock.id}` }
  const unsentKey = { ...key, slot: unsentSlot }
  const owner = session.readUser()?.id ?? 'nobody'

  async function store(place: typeof key, document: DeviceNotes | UnsentExplanations) {
    const stored = await drafts.store({
      ...{ owner, key: place, document, baseVersion: null, isLasting: true },
      title: `Explanations and times of “${readName().trim()}”`,
      path: mockPaths[mock.section].toEditor(mock.id),
    })
    if (!stored.stored) return reasons[stored.reason]
    tellOtherTabs()
    return null
  }

  async function discard(place: typeof key) {
    await drafts.discard(place)
    tellOtherTabs()
  }

  return {
    async read(): Promise<DeviceNotes | null> {
      return deviceNotesSchema.safeParse((await drafts.read(key))?.document).data ?? null
    },
    write: (notes: DeviceNotes) => store(key, notes),
    discard: () => discard(key),
    async readUnsent(): Promise<UnsentExplanations | null> {
      return unsentSchema.safeParse((await drafts.read(unsentKey))?.document).data ?? null
    },
    writeUnsent: (unsent: UnsentExplanations) => store(unsentKey, unsent),
    discardUnsent: () => discard(unsentKey),
  }
}

/** Notes on a mock that was deleted become those on the one that was made in its place. */
export async function moveDeviceExplanations(
  { drafts, session }: ExplanationKeeping,
  { section, id }: ExplainableMock,
  to: string,
): Promise<void> {
  const owner = session.readUser()?.id ?? 'nobody'
  const path = mockPaths[section].toEditor(to)
  for (const { savedAt: _savedAt, ...draft } of await drafts.list()) {
    const { key } = draft
    if (key.entity !== entity || key.id !== `${section}-${id}`) continue
    await drafts.store({ ...draft, owner, path, key: { ...key, id: `${section}-${to}` } })
    await drafts.discard(key)
  }
}

/** Explanations among the drafts: those that only this device has, or with `unsent` those not on the server yet. */
export const listExplanationDrafts = (
  drafts: readonly Draft[],
  kind: 'kept' | 'unsent',
): KeptExplanations[] =>
  drafts.flatMap(({ key, document, savedAt }) => {
    const isUnsent = kind === 'unsent'
    if (key.entity !== entity || key.slot !== (isUnsent ? unsentSlot : undefined)) return []
    const notes = isUnsent
      ? unsentSchema.safeParse(document).data?.notes
      : deviceNotesSchema.safeParse(document).data
    if (notes === undefined) return []
    const id = key.id.replace('-', '/')
    return { id, version: `here ${savedAt}`, isServed: false, read: async () => notes }
  })

/** Keeps explanations on this device only, without any request. */
export const createDeviceExplanations = (keeping: ExplanationKeeping): ExplanationStore => ({
  list: async () => listExplanationDrafts(await keeping.drafts.list(), 'kept'),
  open: (mock) => openDeviceExplanations(keeping, mock),
})

async function openDeviceExplanations(
  keeping: ExplanationKeeping,
  mock: ExplainableMock,
): Promise<OpenExplanations> {
  const store = createExplanationStore(noExplanations)
  const device = createExplanationDrafts(keeping, mock, () => store.getState().name)
  const readNotes = async (): Promise<Explanations> => (await device.read()) ?? noExplanations
  store.setState({ notes: await readNotes() })
  let last = Promise.resolve()
  return {
    store,
    served: null,
    change(change) {
      store.setState(({ notes }) => ({ notes: change(notes) }))
      // Reads before it writes, since another tab may have written; one write at a time.
      last = last.then(async () => {
        const problem = await device.write(change(await readNotes()))
        store.setState({ problem, progress: problem === null ? 'kept' : 'failed' })
      })
    },
  }
}
