import { ActionButton, type ButtonLook } from '@console/authoring/controls/action-button'
import type { NodeId } from '@console/ielts'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { type ReactNode, useState } from 'react'

const PasteDialog = lazyWithRetry(
  async () => (await import('./paste-dialog.tsx')).PasteDialog,
  'The dialog for pasting',
)

type PasteButtonProps = { part: NodeId | null; look?: ButtonLook; children: ReactNode }

/** Loads the dialog and the reader on demand. */
export function PasteButton({ part, look = 'framed', children }: PasteButtonProps) {
  const [asked, setAsked] = useState(0)
  return (
    <>
      <ActionButton look={look} onClick={() => setAsked(asked + 1)}>
        {children}
      </ActionButton>
      {asked > 0 && <PasteDialog attempt={asked} part={part} onClose={() => setAsked(0)} />}
    </>
  )
}
