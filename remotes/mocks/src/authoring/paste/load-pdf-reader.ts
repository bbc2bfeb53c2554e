import type { PdfReader } from '@console/printed-tests/sources'
import { isMissingChunk } from '@console/shared/errors'
import { importWithRetry } from '@console/shared/ui/import-with-retry'

/** Half a minute, for the largest files of the console, while their reading is shown. */
const attempts = 7

/** Reads PDFs by code that comes with the first of them. */
export const loadPdfReader: PdfReader = async (bytes, onPage) => {
  const { readPdfInWorker } = await importWithRetry(() => import('./read-pdf-in-worker.ts'), attempts).catch(
    (error) => {
      throw isMissingChunk(error)
        ? new DOMException('The reader of PDFs could not be loaded', 'NetworkError')
        : error
    },
  )
  return readPdfInWorker(bytes, onPage)
}
