/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { BuiltInRecorder } from './built-ins-in-page.ts'
import type { TraceRecorder } from './traces-in-page.ts'

/** Traces of a section in the page, for comparison before and after it is left. */
export type Traces = {
  /** Registered on the page by files of remotes, and not removed again. */
  left: { what: string; file: string }[]
  title: string
  /** `html lang="en"`: the element and each attribute it has. */
  attributes: string[]
  /** Names of the browser's built-ins that were changed. */
  patched: string[]
  /** Stored keys that are gone since the page was opened. */
  lostKeys: string[]
}

/** Runs in the page, sent there as text: the traces at this moment. */
export async function readTraces(): Promise<Traces> {
  const { traces, begun }: TraceRecorder = Reflect.get(window, '__traces')
  const { listPatched, storedKeys }: BuiltInRecorder = Reflect.get(window, '__builtIns')
  begun.clear()
  // Work that goes on by itself starts again and again.
  await new Promise((resolve) => setTimeout(resolve, 300))
  const goesOn = [...begun]
    .filter(([, times]) => times > 2)
    .map(([file]) => ({ what: 'a function that calls itself again and again', file }))
  const remaining = [...traces.values()]
    .filter(({ isOver }) => !isOver())
    .map(({ what, file }) => ({ what, file }))
  const attributes = [document.documentElement, document.body].flatMap((element) =>
    [...element.attributes]
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => `${element.localName} ${name}="${value}"`),
  )
  const isStored = (key: string) => localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null
  return {
    left: [...remaining, ...goesOn],
    title: document.title,
    attributes,
    patched: listPatched(),
    lostKeys: storedKeys.filter((key) => !isStored(key)),
  }
}
