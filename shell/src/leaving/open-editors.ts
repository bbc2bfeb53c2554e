import type { OpenEditor, OpenEditors } from '@console/shared/platform'
import { createStore } from 'zustand/vanilla'

const openStore = createStore<readonly OpenEditor[]>(() => [])

/** The editors that remotes have on screen, and what they have under way. */
export const openEditors: OpenEditors = {
  add(editor) {
    openStore.setState((open) => [...open, editor], true)
    window.addEventListener('beforeunload', holdTab)
    return () => openStore.setState((open) => open.filter((other) => other !== editor), true)
  },
}

export const listOpenEditors = openStore.getState

export const listUnsaved = (): OpenEditor[] =>
  openStore.getState().filter((editor) => editor.hasUnsavedWork())

/** What is said of work under way that stops when the person goes. */
export function sayStopped({ describe }: OpenEditor): string | undefined {
  const unfinished = describe?.()
  return unfinished !== undefined && 'stopped' in unfinished ? unfinished.stopped : undefined
}

/** Whether it keeps what is typed while it is open. */
export const keepsDraft = (editor: OpenEditor): boolean =>
  editor.ask === undefined && sayStopped(editor) === undefined

/** For what is under way in a section that is not on screen, whose own listeners are gone. */
export function holdTab(event: Event) {
  if (listUnsaved().some((editor) => sayStopped(editor) !== undefined)) event.preventDefault()
}
