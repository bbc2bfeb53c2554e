import type { LeaveReason } from '@console/shared/platform'
import { listUnsaved } from '../platform/open-editors.ts'

/**
 * Asks before signing out or taking a new release, when an editor or a run has something to lose. True when nothing is in
 * the way: drafts are then kept, runs are stopped, and none of them asks again.
 */
export async function mayLeave(reason: LeaveReason): Promise<boolean> {
  const unsaved = listUnsaved()
  const releaseAll = () => Promise.all(unsaved.map((editor) => editor.release()))
  try {
    for (const editor of unsaved) {
      if (editor.ask !== undefined && !(await editor.ask(reason))) return false
    }
    if (unsaved.some(({ ask }) => ask === undefined)) {
      const { askToLeave } = await import(/* webpackChunkName: "drafts-dialogs" */ './leave-dialog.tsx')
      if (!(await askToLeave(reason))) return false
    }
  } catch {
    // The question could not be loaded: only what is safe on this device lets the person go unasked.
    return (await releaseAll()).every((isKept) => isKept)
  }
  await releaseAll()
  return true
}
