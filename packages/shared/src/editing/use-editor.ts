import { useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { usePlatform } from '../platform/platform-context.tsx'
import { useSaveShortcut } from '../ui/save-shortcut.ts'
import { createEditor, type EditorCore } from './create-editor.ts'
import type { ChangeLabels, EditorOptions, EditorState } from './editor-options.ts'

export type { ChangeLabels, EditorOptions }

export type Editor<Document, Entity> = Omit<
  EditorCore<Document, Entity>,
  'getState' | 'getInitialState' | 'subscribe' | 'start'
> & {
  state: EditorState<Document, Entity>
  words: ChangeLabels
}

/**
 * Drafts, other tabs, leave guard and saving for the record on screen. Call `noteChange` after every change, unless the
 * source has `subscribe`, and pass the result to `EditorBanner`, `SaveProblemAlert` and `EditorDialogs`. Another record
 * needs another `key` of the component. Ctrl+S and Cmd+S save.
 */
export function useEditor<Document, Entity>(
  options: EditorOptions<Document, Entity>,
): Editor<Document, Entity> {
  const platform = usePlatform()
  const latest = useRef(options)
  const [core] = useState(() => createEditor(platform, () => latest.current))
  const { entity, id } = options.key
  const [opened] = useState(id)
  // A record that was just created gets its id.
  if (opened !== id && opened !== 'new')
    throw new Error(
      `The editor of ${entity} ${opened} was given ${entity} ${id}, over which it would save. Give the component the id as its React key.`,
    )
  const state = useStore(core)
  useLayoutEffect(() => {
    latest.current = options
  })
  useLayoutEffect(() => core.start(), [core])
  useSaveShortcut(() => void core.save())
  return { ...core, state, words: options.words }
}
