import type { TextIndex } from './text-index.ts'
import type { IndexAnswer } from './text-index-calls.ts'

export type OpenTextIndex = TextIndex & { close(): void }

/** Texts are indexed and searched in a worker, so that long work does not block the page. */
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
      // The worker has the same build and implements the same interface.
      return answer.promise as ReturnType<TextIndex[Name]>
    }
  return {
    open: ask('open'),
    put: ask('put'),
    remove: ask('remove'),
    search: ask('search'),
    findMocks: ask('findMocks'),
    note: ask('note'),
    countNoteMatches: ask('countNoteMatches'),
    copyGroup: ask('copyGroup'),
    close: () => worker.terminate(),
  }
}
