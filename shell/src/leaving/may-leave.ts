import type { LeaveReason } from '@console/shared/platform'
import { flushSync } from 'react-dom'
import { containmentStore } from '../containment/containment.store.ts'
import { holdTab, listUnsaved, sayStopped } from './open-editors.ts'
import { listTypedFields } from './typed-fields.ts'

/**
 * Asks before signing out or taking a new release, when an editor or a run has something to lose, when a screen would have
 * the browser ask before the tab is closed, or when a form was typed in. True when nothing is in the way: drafts are then kept, runs are stopped,
 * and none of them asks again.
 */
export async function mayLeave(reason: LeaveReason): Promise<boolean> {
  const unsaved = listUnsaved()
  const releaseAll = () => Promise.all(unsaved.map((editor) => editor.release()))
  // What an editor of the platform holds back by itself is its own question.
  const isLost =
    listTypedFields().length > 0 || (unsaved.every((editor) => sayStopped(editor) !== undefined) && isHeld())
  try {
    for (const editor of unsaved) {
      if (editor.ask !== undefined && !(await editor.ask(reason))) return false
    }
    const unasked = unsaved.filter(({ ask }) => ask === undefined)
    if (unasked.length > 0 || isLost) {
      const { askToLeave } = await import(/* webpackChunkName: "drafts" */ './leave-dialog.tsx')
      if (!(await askToLeave(reason, unasked, isLost))) return false
    }
  } catch {
    // The question could not be loaded: only what is safe on this device lets the person go unasked.
    return !isLost && (await releaseAll()).every((isKept) => isKept)
  }
  await releaseAll()
  // The person has answered; the browser's own question, for the screen, would be the second.
  if (isLost && reason === 'update') closeSection()
  return true
}

function closeSection() {
  flushSync(() => containmentStore.setState({ isClosing: true }))
}

/** Whether a screen would stop the closing of the tab. */
function isHeld(): boolean {
  const event = document.createEvent('BeforeUnloadEvent')
  event.initEvent('beforeunload', false, true)
  window.removeEventListener('beforeunload', holdTab)
  window.dispatchEvent(event)
  window.addEventListener('beforeunload', holdTab)
  // Text on an event of this kind, true or false on any other.
  const { returnValue }: { returnValue: unknown } = event
  return event.defaultPrevented || (typeof returnValue === 'string' && returnValue !== '')
}
