import type { PdfReader } from '@console/printed-tests/sources'
import { isMissingChunk } from '@console/shared/errors'
import { importWithRetry } from '@console/shared/ui/import-with-retry'

/** About half a minute: the PDF reader is the console’s largest file, and progress is shown meanwhile. */
const attempts = 7

/** Loads pdf.js with the first PDF. */
export const loadPdfReader: PdfReader = async (bytes, onPage) => {
  const { readPdfInWorker } = await importWithRetry(() => import('./read-pdf-in-worker.ts'), attempts).catch(
    (error) => {
      throw isMissingChunk(error)
        ? new DOMException('The PDF reader could not be loaded', 'NetworkError')
        : error
    },
  )
  return readPdfInWorker(bytes, onPage)
}
