import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import type { ConversionQuestion } from './conversion-question.ts'
import type { PasteRequest } from './paste-request.ts'

const ArticlePasteDialog = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "pasting" */ './article-paste-dialog.tsx')).ArticlePasteDialog,
  'The dialog for pasting',
)
const ConversionDialog = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "pasting" */ './conversion-dialog.tsx')).ConversionDialog,
  'The dialog for converting',
)

type LazyDialogsProps = {
  pasting: PasteRequest | null
  onPastingEnd(): void
  converting: ConversionQuestion | null
  onConvertingEnd(): void
}

/** Dialogs that are loaded on first use, with their dependencies. */
export function LazyDialogs({ pasting, onPastingEnd, converting, onConvertingEnd }: LazyDialogsProps) {
  return (
    <>
      {pasting !== null && <ArticlePasteDialog attempt={pasting} request={pasting} onClose={onPastingEnd} />}
      {converting !== null && (
        <ConversionDialog attempt={converting} question={converting} onClose={onConvertingEnd} />
      )}
    </>
  )
}
