import type { LeaveReason } from '@console/shared/platform'
import { flushSync } from 'react-dom'
import { containmentStore } from '../containment/containment.store.ts'
import type { LeaveAnswer } from './ask-to-leave.tsx'
import { discardKeptDrafts, listKeptDrafts } from './kept-drafts.ts'
import { describeStopped, holdTab, listUnsaved } from './open-editors.ts'
import { listTypedFields } from './typed-fields.ts'

/**
 * Asks before signing out or taking a new release if an editor or a run would lose work, a screen would block closing
 * the tab, or a form has unsaved input, and before signing out where drafts would stay on the device. True when the
 * person may go: drafts are then saved, runs stopped, and nothing asks again.
 */
export async function mayLeave(reason: LeaveReason): Promise<boolean> {
  const unsaved = listUnsaved()
  const stored = reason === 'sign-out' ? await listKeptDrafts() : []
  let answer: LeaveAnswer = 'leave'
  const releaseAll = () => Promise.all(unsaved.map((editor) => editor.release()))
  // Editors of the platform hold the tab themselves and have a question of their own.
  const isLost =
    listTypedFields().length > 0 ||
    (unsaved.every((editor) => describeStopped(editor) !== undefined) && isHeld())
  try {
    for (const editor of unsaved) {
      if (editor.ask !== undefined && !(await editor.ask(reason))) return false
    }
    const unasked = unsaved.filter(({ ask }) => ask === undefined)
    if (unasked.length > 0 || isLost || stored.length > 0) {
      const { askToLeave } = await import(/* webpackChunkName: "drafts" */ './ask-to-leave.tsx')
      answer = await askToLeave(reason, { editors: unasked, isLost, stored })
      if (answer === 'stay') return false
    }
  } catch {
    // The dialog failed to load: leave only if everything is safe on this device.
    return !isLost && (await releaseAll()).every((isKept) => isKept)
  }
  await releaseAll()
  if (answer === 'discard') await discardKeptDrafts()
  // The person has answered; the browser's own prompt would be a second question.
  if (isLost && reason === 'update') closeSection()
  return true
}

function closeSection() {
  flushSync(() => containmentStore.setState({ isClosing: true }))
}

/** Whether a screen would block closing the tab. */
function isHeld(): boolean {
  const event = document.createEvent('BeforeUnloadEvent')
  event.initEvent('beforeunload', false, true)
  window.removeEventListener('beforeunload', holdTab)
  window.dispatchEvent(event)
  window.addEventListener('beforeunload', holdTab)
  // `returnValue` is text on a BeforeUnloadEvent and a boolean on any other.
  const { returnValue }: { returnValue: unknown } = event
  return event.defaultPrevented || (typeof returnValue === 'string' && returnValue !== '')
}
