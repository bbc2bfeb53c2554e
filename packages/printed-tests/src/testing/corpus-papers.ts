import { readdirSync, readFileSync } from 'node:fs'
import type { PrintedTest } from '../model/printed-test.ts'
import { readPrintedTest } from '../read-printed-test.ts'
import { htmlToText } from '../sources/html-to-text.ts'
import { type ExpectedTest, splitCorpusText } from './expected-test.ts'

export type CorpusPaper = {
  name: string
  printed: string
  text: string
  expected: ExpectedTest
  read(): PrintedTest
}

const corpus = new URL('../../corpus/', import.meta.url)

/** Papers of one folder with what they must become; each is read once, whichever tests ask. */
const readFolder = (folder: URL): readonly CorpusPaper[] =>
  readdirSync(folder)
    .flatMap((file) => (file.endsWith('.txt') ? [file.slice(0, -4)] : []))
    .map((name) => {
      const file = readFileSync(new URL(`${name}.txt`, folder), 'utf8')
      const { printed, expected } = splitCorpusText(file)
      const text = name.includes('-html-') ? htmlToText(printed) : printed
      let parsed: PrintedTest | null = null
      return {
        name,
        printed,
        text,
        expected,
        read: () => {
          parsed ??= readPrintedTest(text)
          return parsed
        },
      }
    })

export const corpusPapers = readFolder(corpus)

/** Papers that were written to measure what no rule was made for. */
export const heldOutPapers = readFolder(new URL('held-out/', corpus))
