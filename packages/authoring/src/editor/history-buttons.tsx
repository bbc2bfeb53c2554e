import { toKeyLabel } from '@console/shared/ui/key-label'
import { Redo2, Undo2 } from 'lucide-react'
import { IconButton } from '../controls/icon-button.tsx'
import type { DocumentStore } from '../document/document-store.ts'
import { useDocumentHistory } from '../following/use-document.ts'
import layout from '../styles/layout.module.css'

/** Undo and redo buttons named after their steps. They keep the focus when there is nothing more to undo. */
export function HistoryButtons<Document>({ store }: { store: DocumentStore<Document> }) {
  const { undo, redo } = useDocumentHistory(store)
  const undoLabel = undo === null ? 'Nothing to undo' : `Undo: ${undo}`
  const redoLabel = redo === null ? 'Nothing to redo' : `Redo: ${redo}`
  return (
    <div className={layout.line}>
      <IconButton
        label={undoLabel}
        title={`${undoLabel} (${toKeyLabel('Ctrl+Z')})`}
        aria-disabled={undo === null}
        onClick={store.undo}
      >
        <Undo2 size={16} aria-hidden />
      </IconButton>
      <IconButton
        label={redoLabel}
        title={`${redoLabel} (${toKeyLabel('Ctrl+Shift+Z')})`}
        aria-disabled={redo === null}
        onClick={store.redo}
      >
        <Redo2 size={16} aria-hidden />
      </IconButton>
    </div>
  )
}
