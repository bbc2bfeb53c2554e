import type { ReactNode } from 'react'
import type { Location } from 'react-router'
import { useLastShown } from '../ui/last-shown.ts'
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx'
import { usePreload } from '../ui/preload.tsx'
import type { ConflictDialogProps } from './conflict-dialog.tsx'
import { EditorBanners } from './editor-banner.tsx'
import { LeaveDialog, LeaveGuard } from './leave-guard.tsx'
import { SaveProblem } from './save-problem-alert.tsx'
import type { Editor } from './use-editor.ts'

const LazyConflictDialog = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "record-tools" */ './conflict-dialog.tsx')).ConflictDialog,
  'The comparison',
)
// A lazy component's type cannot be generic.
const ConflictDialog = LazyConflictDialog as <Document, Entity>(
  props: ConflictDialogProps<Document, Entity> & { attempt: unknown },
) => ReactNode

/** Loaded ahead, because an offline editor must be able to show it. */
const preload = () =>
  Promise.all([LazyConflictDialog, LeaveDialog, EditorBanners, SaveProblem].map((part) => part.preload()))

type EditorDialogsProps<Document, Entity> = {
  editor: Editor<Document, Entity>
  /** An address at which the editor stays on screen, such as another part of a long document. */
  isWithin?: (to: Location) => boolean
}

/** The editor's dialogs: before leaving, and when the record was saved elsewhere. */
export function EditorDialogs<Document, Entity>({ editor, isWithin }: EditorDialogsProps<Document, Entity>) {
  const { phase } = editor.state
  const isAsked = phase.name === 'conflict'
  const conflict = useLastShown(isAsked ? phase : null)
  usePreload(preload)
  return (
    <>
      <LeaveGuard editor={editor} isWithin={isWithin} />
      {conflict !== null && (
        <ConflictDialog attempt={conflict} editor={editor} conflict={conflict} isOpen={isAsked} />
      )}
    </>
  )
}
