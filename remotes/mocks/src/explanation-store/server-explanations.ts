import { type Explanations, noExplanations } from '@console/ielts'
import { toUserMessage } from '@console/shared/errors'
import { updateVersioned } from '@console/shared/http/update-versioned'
import { createDeviceExplanations } from './device-explanations.ts'
import type { ExplainableMock } from './explainable-mock.ts'
import { findServerExplanations, putServerExplanations } from './explanations.api.ts'
import { bringNotes, mergeThreeExplanations, readNote, setNote } from './merge-explanations.ts'
import {
  createExplanationStore,
  type ExplanationKeeping,
  type ExplanationState,
  type OpenExplanations,
} from './open-explanations.ts'

/** Milliseconds after the last change before it is sent. */
const pause = 1000

const toNotes = ({ questions, parts }: Explanations): Explanations => ({ questions, parts })

/**
 * Explanations on the server. Edits are kept on this device at once and sent after a pause, merged field by field with
 * the server’s current copy. A field that somebody else changed as well stays unresolved until one of the two is
 * chosen.
 */
export async function openServerExplanations(
  keeping: ExplanationKeeping,
  mock: ExplainableMock,
): Promise<OpenExplanations> {
  const { api } = keeping
  const store = createExplanationStore(noExplanations)
  const device = createDeviceExplanations(keeping, mock, () => store.getState().name)
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
    isOffered: left !== null && left.isLeft !== true && bringNotes(left, base, first).notes !== first,
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
          const three = mergeThreeExplanations({ base, theirs, mine })
          if (three.sent !== theirs) await putServerExplanations(api, mock, three.sent, guard)
          return three
        },
      )
      base = merged.base
      const { clashes } = merged
      const typed = mergeThreeExplanations({ base: mine, theirs: merged.shown, mine: read() }).shown
      if (read() !== mine) return put(typed, { clashes, problem: null })
      store.setState({ notes: typed, clashes, problem: null, progress: 'kept' })
      await (clashes.length === 0 ? device.discardUnsent() : device.writeUnsent({ base, notes: typed }))
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
        base = setNote(field, theirs)(base)
        const clashes = store.getState().clashes.filter((clash) => clash.id !== id)
        const mine = readNote(read(), field)
        const value = { mine, theirs, both: `${theirs}\n${mine}` }[choice]
        put(setNote(field, value)(read()), { clashes })
      },
      moveFromDevice() {
        const brought = bringNotes(left ?? noExplanations, base, read())
        base = brought.base
        isMoving = true
        put(brought.notes, { isOffered: false })
        send()
      },
      leaveOnDevice() {
        store.setState({ isOffered: false })
        void device.write({ ...(left ?? noExplanations), isLeft: true })
      },
    },
  }
}
