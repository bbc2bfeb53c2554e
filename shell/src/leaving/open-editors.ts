import type { OpenEditor, OpenEditors } from '@console/shared/platform'
import { createStore } from 'zustand/vanilla'

const openStore = createStore<readonly OpenEditor[]>(() => [])

/** The editors that remotes have on screen. */
export const openEditors: OpenEditors = {
  add(editor) {
    openStore.setState((open) => [...open, editor], true)
    return () => openStore.setState((open) => open.filter((other) => other !== editor), true)
  },
}

export const listOpenEditors = openStore.getState

export const listUnsaved = (): OpenEditor[] =>
  openStore.getState().filter((editor) => editor.hasUnsavedWork())
