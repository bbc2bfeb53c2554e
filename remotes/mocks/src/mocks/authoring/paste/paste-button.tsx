import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { NodeId } from '../../core/document/mock-node.ts'

const PasteDialog = lazy(() =>
  import('./paste-dialog.tsx').then((module) => ({ default: module.PasteDialog })),
)

type PasteButtonProps = { part: NodeId | null; className?: string | undefined; children: ReactNode }

/** The dialog and the rules behind it come when they are first wanted. */
export function PasteButton({ part, className, children }: PasteButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setIsOpen(true)}>
        {children}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PasteDialog part={part} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
