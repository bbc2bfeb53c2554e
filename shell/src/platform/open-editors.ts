import type { OpenEditor, OpenEditors } from '@console/shared/platform'

const open = new Set<OpenEditor>()

/** The editors that remotes have on screen. */
export const openEditors: OpenEditors = {
  add(editor) {
    open.add(editor)
    return () => void open.delete(editor)
  },
}

export const listUnsaved = (): OpenEditor[] => [...open].filter((editor) => editor.hasUnsavedWork())
