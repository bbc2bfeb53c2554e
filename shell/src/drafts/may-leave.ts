import { listUnsaved } from '../platform/open-editors.ts'
import type { LeaveReason } from './leave-dialog.tsx'

/**
 * Asks before signing out or taking a new release, when an editor has something to lose. True when nothing is in the way:
 * drafts are then kept, and no editor asks again.
 */
export async function mayLeave(reason: LeaveReason): Promise<boolean> {
  const unsaved = listUnsaved()
  if (unsaved.length === 0) return true
  const keepAll = () => Promise.all(unsaved.map((editor) => editor.release()))
  try {
    const { askToLeave } = await import(/* webpackChunkName: "drafts-dialogs" */ './leave-dialog.tsx')
    if (!(await askToLeave(reason))) return false
  } catch {
    // The question could not be loaded: only what is safe on this device lets the person go unasked.
    return (await keepAll()).every((isKept) => isKept)
  }
  await keepAll()
  return true
}
