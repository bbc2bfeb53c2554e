import { answerCall } from '../texts/answer-call.ts'
import { createTextIndex } from '../texts/text-index.ts'
import type { IndexAnswer, IndexCall } from '../texts/text-index-calls.ts'

/** Runs the worker’s code in the test process, which has no Web Workers. */
export class InProcessWorker {
  onmessage: ((event: { data: IndexAnswer }) => void) | null = null
  onerror: (() => void) | null = null
  readonly #index = createTextIndex()

  postMessage(call: IndexCall): void {
    void answerCall(this.#index, call).then((value) =>
      this.onmessage?.({ data: { number: call.number, value } }),
    )
  }

  terminate(): void {
    this.onmessage = null
  }
}
