import {
  type PreviewFile,
  type PreviewGrant,
  previewFileSchema,
  toPreviewAddress,
} from '@console/shared/release/preview'
import { PreviewRefusal } from './preview-refusal.ts'

/** Milliseconds until the request is aborted. */
const timeout = 5000

/** Fetches the file that a grant names and verifies its integrity. Throws `PreviewRefusal`. */
export async function fetchPreview({ subject, file: integrity }: PreviewGrant): Promise<PreviewFile> {
  try {
    const address = toPreviewAddress(subject, integrity)
    const response = await fetch(address, { integrity, signal: AbortSignal.timeout(timeout) })
    if (response.ok) return previewFileSchema.parse(await response.json())
    throw new Error(`HTTP ${response.status}`)
  } catch (cause) {
    throw new PreviewRefusal(
      'unreachable',
      'The files of the preview could not be read, or are not the ones that were published. Reload the page to try again.',
      { cause },
    )
  }
}
