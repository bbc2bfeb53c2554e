import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { readPrintedTest } from '../read-printed-test.ts'
import { readPdf } from '../sources/pdf/read-pdf.ts'
import { splitCorpusText } from './expected-test.ts'
import { scorePassages, scoreText } from './score-text.ts'

const folder = new URL('../../corpus/pdf/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.pdf'))

// Each was printed by a browser from the page of the same name: columns, tables, and gaps that are drawn as lines.
test.each(files)('reads %s as it is printed', async (name) => {
  const { lines } = await readPdf(new Uint8Array(readFileSync(new URL(name, folder))), vi.fn())
  const wanted = readFileSync(new URL(name.replace('.pdf', '.txt'), folder), 'utf8')
  const { expected } = splitCorpusText(`\n=== expected\n${wanted}`)
  const read = readPrintedTest(lines.join('\n'))
  const faults = scoreText(read, expected).filter(({ verdict }) => verdict !== 'right')
  expect([...faults, ...scorePassages(read, expected)]).toEqual([])
  expect(read.doubts).toEqual([])
})
