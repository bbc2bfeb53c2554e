import { readPrintedTest } from '@console/printed-tests'
import type { ReadingInput } from './create-test-reader.ts'

addEventListener('message', ({ data: { text, hints } }: MessageEvent<ReadingInput>) => {
  postMessage(readPrintedTest(text, hints))
})
