import { answerCall } from './answer-call.ts'
import { createTextIndex } from './text-index.ts'
import type { IndexAnswer, IndexCall } from './text-index-calls.ts'

const index = createTextIndex()

addEventListener('message', async ({ data }: MessageEvent<IndexCall>) => {
  const answer: IndexAnswer = { number: data.number, value: await answerCall(index, data) }
  postMessage(answer)
})
