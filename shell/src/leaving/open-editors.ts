import type { OpenEditor, OpenEditors } from '@console/shared/platform'
import { createStore } from 'zustand/vanilla'

const openStore = createStore<readonly OpenEditor[]>(() => [])

/** Editors that remotes have on screen, and their work in progress. */
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

/** Describes work in progress that stops when the person leaves. */
export function describeStopped({ describe }: OpenEditor): string | undefined {
  const unfinished = describe?.()
  return unfinished !== undefined && 'stopped' in unfinished ? unfinished.stopped : undefined
}

/** Whether the editor keeps a draft while it is open. */
export const keepsDraft = (editor: OpenEditor): boolean =>
  editor.ask === undefined && describeStopped(editor) === undefined

/** For work in progress of a section that is off screen, whose own listeners are gone. */
export function holdTab(event: Event) {
  if (listUnsaved().some((editor) => describeStopped(editor) !== undefined)) event.preventDefault()
}
