import { type Explanations, noExplanations } from '@console/ielts'
import type { MockSection } from '@console/ielts/schemas'
import { toUserMessage } from '@console/shared/errors'
import { updateVersioned } from '@console/shared/http/update-versioned'
import { createExplanationDrafts, listExplanationDrafts } from './device-explanations.ts'
import type { ExplainableMock } from './explainable-mock.ts'
import { fetchExplained, findServerExplanations, putServerExplanations } from './explanations.api.ts'
import { importExplanations, mergeExplanations, readField, setField } from './merge-explanations.ts'
import {
  createExplanationStore,
  type ExplanationKeeping,
  type ExplanationState,
  type ExplanationStore,
  type KeptExplanations,
  type OpenExplanations,
} from './open-explanations.ts'

/** Milliseconds after the last change before it is sent. */
const pause = 1000

const toNotes = ({ questions, parts }: Explanations): Explanations => ({ questions, parts })

/** Sections whose questions have explanations. */
const explained: readonly MockSection[] = ['reading', 'listening']

export const createServerExplanations = (keeping: ExplanationKeeping): ExplanationStore => ({
  async list() {
    const served = (await Promise.all(explained.map((section) => listServed(keeping, section)))).flat()
    const unsent = listExplanationDrafts(await keeping.drafts.list(), 'unsent')
    const newer = new Set(unsent.map(({ id }) => id))
    return [...unsent, ...served.filter(({ id }) => !newer.has(id))]
  },
  open: (mock) => openServerExplanations(keeping, mock),
})

/** Empty if the server does not list its explained mocks. */
async function listServed({ api }: ExplanationKeeping, section: MockSection): Promise<KeptExplanations[]> {
  const mocks = await fetchExplained(api, section).catch(() => [])
  return mocks.map(({ id, updated_at }) => ({
    ...{ id: `${section}/${id}`, version: updated_at, isServed: true },
    read: async () =>
      (await findServerExplanations(api, { section, id: String(id) }))?.value ?? noExplanations,
  }))
}

/**
 * Explanations on the server. Edits are kept on this device at once and sent after a pause, merged field by field with
 * the server’s current copy. A field that somebody else changed as well stays unresolved until one of the two is
 * chosen.
 */
async function openServerExplanations(
  keeping: ExplanationKeeping,
  mock: ExplainableMock,
): Promise<OpenExplanations> {
  const { api } = keeping
  const store = createExplanationStore(noExplanations)
  const device = createExplanationDrafts(keeping, mock, () => store.getState().name)
  const [found, unsent, left] = await Promise.all([
    findServerExplanations(api, mock),
    device.readUnsent(),
    device.read(),
  ])
  const server = found === null ? noExplanations : toNotes(found.value)
  let base = unsent?.base ?? server
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let isMoving = false
  const first = unsent?.notes ?? server
  store.setState({
    notes: first,
    isOffered: left !== null && left.isLeft !== true && importExplanations(left, base, first).notes !== first,
  })
  const read = () => store.getState().notes

  function put(notes: Explanations, more: Partial<ExplanationState> = {}) {
    store.setState({ notes, progress: 'sending', ...more })
    void device.writeUnsent({ base, notes })
    clearTimeout(waiting)
    waiting = setTimeout(send, pause)
  }

  function send() {
    clearTimeout(waiting)
    if (isSending) return
    isSending = true
    void exchange().finally(() => {
      isSending = false
    })
  }

  async function exchange() {
    const mine = read()
    try {
      const merged = await updateVersioned(
        () => findServerExplanations(api, mock),
        async (kept, guard) => {
          if (kept === null) throw new Error('The server does not keep notes on this mock.')
          const theirs = toNotes(kept)
          const three = mergeExplanations({ base, theirs, mine })
          if (three.sent !== theirs) await putServerExplanations(api, mock, three.sent, guard)
          return three
        },
      )
      base = merged.base
      const { conflicts } = merged
      const typed = mergeExplanations({ base: mine, theirs: merged.shown, mine: read() }).shown
      if (read() !== mine) return put(typed, { conflicts, problem: null })
      store.setState({ notes: typed, conflicts, problem: null, progress: 'kept' })
      await (conflicts.length === 0 ? device.discardUnsent() : device.writeUnsent({ base, notes: typed }))
      if (isMoving) await device.discard()
      isMoving = false
    } catch (error) {
      store.setState({ progress: 'failed', problem: toUserMessage(error) })
    }
  }

  if (unsent !== null) put(unsent.notes)
  return {
    store,
    change: (change) => put(change(read())),
    served: {
      send,
      settle({ id, field, theirs }, choice) {
        base = setField(field, theirs)(base)
        const conflicts = store.getState().conflicts.filter((conflict) => conflict.id !== id)
        const mine = readField(read(), field)
        const value = { mine, theirs, both: `${theirs}\n${mine}` }[choice]
        put(setField(field, value)(read()), { conflicts })
      },
      moveFromDevice() {
        const imported = importExplanations(left ?? noExplanations, base, read())
        base = imported.base
        isMoving = true
        put(imported.notes, { isOffered: false })
        send()
      },
      leaveOnDevice() {
        store.setState({ isOffered: false })
        void device.write({ ...(left ?? noExplanations), isLeft: true })
      },
    },
  }
}
