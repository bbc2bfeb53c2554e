import { lazy, Suspense } from 'react'
import type { ConversionQuestion } from './conversion-question.ts'
import type { PasteRequest } from './paste-request.ts'

const PasteDialog = lazy(() =>
  import('./paste-dialog.tsx').then((module) => ({ default: module.PasteDialog })),
)
const ConversionDialog = lazy(() =>
  import('./conversion-dialog.tsx').then((module) => ({ default: module.ConversionDialog })),
)

type LateDialogsProps = {
  pasting: PasteRequest | null
  onPastingEnd(): void
  converting: ConversionQuestion | null
  onConvertingEnd(): void
}

/** Dialogs that come, with what is behind them, when they are first wanted. */
export function LateDialogs({ pasting, onPastingEnd, converting, onConvertingEnd }: LateDialogsProps) {
  return (
    <Suspense fallback={null}>
      {pasting !== null && <PasteDialog request={pasting} onClose={onPastingEnd} />}
      {converting !== null && <ConversionDialog question={converting} onClose={onConvertingEnd} />}
    </Suspense>
  )
}
