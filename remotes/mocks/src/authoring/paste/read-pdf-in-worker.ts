import { readPdf } from '@console/printed-tests/pdf'
import type { PdfReader } from '@console/printed-tests/sources'
import { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Reads a PDF in a worker, so that the editor stays responsive. */
export const readPdfInWorker: PdfReader = async (data, onPage) => {
  const port = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
  const worker = PDFWorker.create({ port, verbosity: 0 })
  // A worker that fails to load sends no message.
  const failed = new Promise<never>((_, reject) => {
    port.onerror = () => reject(new DOMException('The worker of pdf.js failed', 'NetworkError'))
  })
  try {
    return await Promise.race([readPdf(data, onPage, worker), failed])
  } finally {
    worker.destroy()
    port.terminate()
  }
}
