import type { OpenEditor, OpenEditors } from '@console/shared/platform'
import { createStore } from 'zustand/vanilla'

const openStore = createStore<readonly OpenEditor[]>(() => [])

/** The editors that remotes have on screen, and what they have under way. */
export const openEditors: OpenEditors = {
  add(editor) {
    openStore.setState((open) => [...open, editor], true)
    // What asks for itself may go on off screen, where a listener of its remote sleeps.
    const warn = (event: BeforeUnloadEvent) => {
      if (editor.ask !== undefined && editor.hasUnsavedWork()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      openStore.setState((open) => open.filter((other) => other !== editor), true)
    }
  },
}

export const listOpenEditors = openStore.getState

export const listUnsaved = (): OpenEditor[] =>
  openStore.getState().filter((editor) => editor.hasUnsavedWork())
