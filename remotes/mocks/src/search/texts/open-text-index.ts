import type { TextIndex } from './text-index.ts'
import type { IndexAnswer } from './text-index-calls.ts'

export type OpenTextIndex = TextIndex & { close(): void }

/** The texts of all mocks, held and searched by a worker: what takes a mock apart is its own, and none of the page's. */
export function openTextIndex(): OpenTextIndex {
  const worker = new Worker(new URL('./text-index.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let count = 0
  worker.onmessage = ({ data: { number, value } }: MessageEvent<IndexAnswer>) => {
    waiting.get(number)?.resolve(value)
    waiting.delete(number)
  }
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('The search could not be started.'))
    waiting.clear()
  }
  const ask =
    <Name extends keyof TextIndex>(name: Name) =>
    (...given: Parameters<TextIndex[Name]>) => {
      const answer = Promise.withResolvers<unknown>()
      count += 1
      waiting.set(count, answer)
      worker.postMessage({ number: count, name, given })
      // The worker is of the same build, and answers each call as the index does.
      return answer.promise as ReturnType<TextIndex[Name]>
    }
  return {
    open: ask('open'),
    put: ask('put'),
    remove: ask('remove'),
    search: ask('search'),
    findMocks: ask('findMocks'),
    note: ask('note'),
    countBeside: ask('countBeside'),
    copyGroup: ask('copyGroup'),
    close: () => worker.terminate(),
  }
}
