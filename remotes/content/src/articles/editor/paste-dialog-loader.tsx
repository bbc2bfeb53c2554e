import { useLastShown } from '@console/shared/ui/last-shown'
import { lazy, Suspense } from 'react'
import type { PasteRequest } from './paste-request.ts'

const PasteDialog = lazy(() =>
  import('./paste-dialog.tsx').then((module) => ({ default: module.PasteDialog })),
)

/** The dialog and the parser behind it come when they are first wanted. */
export function PasteDialogLoader({ request, onClose }: { request: PasteRequest | null; onClose(): void }) {
  const shown = useLastShown(request)
  if (shown === null) return null
  return (
    <Suspense fallback={null}>
      <PasteDialog isOpen={request !== null} request={shown} onClose={onClose} />
    </Suspense>
  )
}
