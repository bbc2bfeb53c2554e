import { htmlToText } from '../lines/html-to-text.ts'
import { parseTest } from '../reader/parse-test.ts'
import type { PastedTest } from '../reader/pasted-test.ts'
import { type ExpectedTest, splitCorpusText } from './expected-test.ts'

export type CorpusPaper = {
  path: string
  printed: string
  text: string
  expected: ExpectedTest
  read(): PastedTest
}

const files = import.meta.glob<string>('./corpus/**/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every paper of the corpus with what it must become; each is read once, whichever tests ask. */
export const corpusPapers: readonly CorpusPaper[] = Object.entries(files).map(([path, file]) => {
  const { printed, expected } = splitCorpusText(file)
  const text = path.includes('-html-') ? htmlToText(printed) : printed
  let parsed: PastedTest | null = null
  return {
    path,
    printed,
    text,
    expected,
    read: () => {
      parsed ??= parseTest(text)
      return parsed
    },
  }
})
