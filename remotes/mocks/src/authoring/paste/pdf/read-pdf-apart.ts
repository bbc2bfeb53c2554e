import { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type PageListener, type PdfReading, readPdf } from './read-pdf.ts'

/** The text of a PDF, taken apart by a worker, so that the editor goes on answering meanwhile. */
export async function readPdfApart(data: Uint8Array, onPage: PageListener): Promise<PdfReading> {
  const port = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
  const worker = PDFWorker.create({ port, verbosity: 0 })
  // What cannot be loaded never answers.
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
