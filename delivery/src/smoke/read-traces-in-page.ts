/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { PageRecorder, PageState } from '@console/shared/release/page-state'
import type { TraceRecorder } from './traces-in-page.ts'

/** Traces of a section in the page, for comparison before and after it is left. */
export type Traces = PageState & {
  /** Registered on the page by files of remotes, and not removed again. */
  left: { what: string; file: string }[]
}

/** Runs in the page, sent there as text: the traces at this moment. */
export async function readTraces(): Promise<Traces> {
  const { traces, begun }: TraceRecorder = Reflect.get(window, '__traces')
  const page: PageRecorder = Reflect.get(window, '__page')
  begun.clear()
  // Work that goes on by itself starts again and again.
  await new Promise((resolve) => setTimeout(resolve, 300))
  const goesOn = [...begun]
    .filter(([, times]) => times > 2)
    .map(([file]) => ({ what: 'a function that calls itself again and again', file }))
  const remaining = [...traces.values()]
    .filter(({ isOver }) => !isOver())
    .map(({ what, file }) => ({ what, file }))
  return { ...page.read(), left: [...remaining, ...goesOn] }
}
