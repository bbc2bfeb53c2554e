import { getDocument, type PDFPageProxy, type PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { limitError, limits } from '../../model/limits.ts'
import { findGaps } from './find-gaps.ts'
import { joinTableCells } from './join-table-cells.ts'
import type { PdfText } from './join-texts.ts'
import { listRules } from './list-rules.ts'
import { printPage } from './print-page.ts'

export type PdfReading = { lines: string[]; pages: number }

export type PageListener = (done: number, pages: number) => void

/** The text of a PDF, page by page. Rejects with what pdf.js throws: `PasswordException`, `InvalidPDFException`, … */
export async function readPdf(
  data: Uint8Array,
  onPage: PageListener,
  worker?: PDFWorker,
): Promise<PdfReading> {
  const task = getDocument({
    data,
    ...(worker && { worker }),
    // Only its text and its lines are read: nothing is drawn, so that no font, picture or other file is needed.
    disableFontFace: true,
    maxImageSize: 0,
    useWasm: false,
    useWorkerFetch: false,
    verbosity: 0,
  })
  try {
    const document = await task.promise
    if (document.numPages > limits.pages) throw limitError('pages')
    const lines: string[] = []
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      if (lines.length > 0) lines.push('')
      lines.push(...printPage(await readPage(page)))
      page.cleanup()
      onPage(number, document.numPages)
    }
    return { lines, pages: document.numPages }
  } finally {
    await task.destroy()
  }
}

async function readPage(page: PDFPageProxy): Promise<PdfText[]> {
  const [, , , height = 0] = page.view
  const { items } = await page.getTextContent()
  const texts = items.flatMap((item) => ('str' in item ? toText(item, height) : []))
  if (texts.length === 0) return []
  const rules = await readRules(page, height)
  return joinTableCells([...texts, ...findGaps(rules, texts)], rules)
}

/** A page whose drawing is broken still has its text. */
const readRules = (page: PDFPageProxy, height: number) =>
  page.getOperatorList().then(
    (operators) => listRules(operators, height),
    () => [],
  )

type TextItem = { str: string; transform: unknown[]; width: number; height: number }

/** Text that runs across the page is a watermark or the name of a publisher. */
function toText({ str, transform, width, height }: TextItem, pageHeight: number): PdfText[] {
  const [, skew, , , left, bottom] = transform.map(Number)
  if (str.trim() === '' || skew !== 0 || left === undefined || bottom === undefined) return []
  return [{ text: str, left, right: left + width, y: pageHeight - bottom, size: height || 10 }]
}
