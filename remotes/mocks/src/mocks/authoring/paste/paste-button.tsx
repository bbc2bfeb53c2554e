import { ActionButton, type ButtonLook } from '@console/authoring/controls/action-button'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { NodeId } from '../../core/document/mock-node.ts'

const PasteDialog = lazy(() =>
  import('./paste-dialog.tsx').then((module) => ({ default: module.PasteDialog })),
)

type PasteButtonProps = { part: NodeId | null; look?: ButtonLook; children: ReactNode }

/** The dialog and the rules behind it come when they are first wanted. */
export function PasteButton({ part, look = 'framed', children }: PasteButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ActionButton look={look} onClick={() => setIsOpen(true)}>
        {children}
      </ActionButton>
      {isOpen && (
        <Suspense fallback={null}>
          <PasteDialog part={part} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
