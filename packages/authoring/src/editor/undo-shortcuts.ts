import { readKey } from '@console/shared/ui/read-key'
import { type RefObject, useEffect } from 'react'
import type { DocumentStore } from '../document/document-store.ts'

type Undoable = Pick<DocumentStore<unknown>, 'undo' | 'redo'>

/**
 * Ctrl or Cmd with Z undoes, with Shift+Z or Y redoes, wherever the focus is inside `editor`. Suppresses the browser's
 * own undo of a single field, which knows nothing of the document.
 */
export function useUndoShortcuts(editor: RefObject<HTMLElement | null>, store: Undoable): void {
  useEffect(() => {
    const element = editor.current
    if (element === null) return
    function handleKeyDown(event: KeyboardEvent) {
      const action = readAction(event)
      if (action === null) return
      event.preventDefault()
      store[action]()
    }
    element.addEventListener('keydown', handleKeyDown)
    return () => element.removeEventListener('keydown', handleKeyDown)
  }, [editor, store])
}

function readAction(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  const key = readKey(event)
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && !event.shiftKey ? 'redo' : null
}
