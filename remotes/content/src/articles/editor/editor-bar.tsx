import { useDocumentHistory } from '@console/authoring/following/use-document'
import { KeepingNote } from '@console/shared/editing/keeping-note'
import type { Article } from '@console/shared/schemas/article'
import { Button } from 'antd'
import { ArrowLeft, Redo2, TableOfContents, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { articlesPath, toArticlePath } from '../../paths.ts'
import { nameSection } from '../section-names.ts'
import styles from './editor-bar.module.css'
import { useEditorParts } from './editor-context.ts'
import { titlePart } from './focus-target.ts'
import { LengthNote } from './length-note.tsx'
import { MenuButton } from './menu-button.tsx'
import type { ArticleEditing } from './use-article-editor.ts'

const views = [
  { view: 'write', label: 'Write' },
  { view: 'both', label: 'Both' },
  { view: 'read', label: 'Preview' },
] as const
type View = (typeof views)[number]['view']

type EditorBarProps = {
  editor: ArticleEditing['editor']
  record: Article | null
  view: View
  onView(view: View): void
}

/** Stays in sight above a long article: where one is, the way back and forth, and saving. */
export function EditorBar({ editor, record, view, onView }: EditorBarProps) {
  const isNew = record === null
  return (
    <header className={styles.bar}>
      <Link
        className={styles.back}
        to={isNew ? articlesPath : toArticlePath(record.id)}
        aria-label={isNew ? 'Back to all articles' : 'Back to the article'}
        title={isNew ? 'Back to all articles' : 'Back to the article'}
      >
        <ArrowLeft size={16} aria-hidden />
      </Link>
      <h1 className={styles.heading}>{isNew ? 'New article' : 'Edit article'}</h1>
      <HistoryButtons />
      <SectionsMenu />
      <LengthNote record={record} />
      <div className={styles.note}>
        <KeepingNote editor={editor} />
      </div>
      <fieldset className={styles.views}>
        <legend>View</legend>
        {views.map(({ view: other, label }) => (
          <label key={other} data-view={other}>
            <input type="radio" name="view" checked={view === other} onChange={() => onView(other)} />
            {label}
          </label>
        ))}
      </fieldset>
      <Button
        type="primary"
        loading={editor.state.phase === 'saving'}
        title="Ctrl+S"
        onClick={() => void editor.save()}
      >
        {isNew ? 'Create article' : 'Save changes'}
      </Button>
    </header>
  )
}

/** Where there is no room for the outline beside the text, its entries are a menu. */
function SectionsMenu() {
  const { store, focus } = useEditorParts()
  const listItems = () => {
    const { order, sections } = store.read()
    return order.flatMap((id, index) => {
      const section = sections[id]
      const jump = () => focus.focusPart(titlePart(id), 'end')
      return section === undefined
        ? []
        : [{ key: id, label: `${index + 1}. ${nameSection(section)}`, onRun: jump }]
    })
  }
  return (
    <span className={styles.sections}>
      <MenuButton label="Go to a section" listItems={listItems} none="There are no sections yet.">
        <TableOfContents size={16} aria-hidden />
      </MenuButton>
    </span>
  )
}

function HistoryButtons() {
  const { store } = useEditorParts()
  const { undo, redo } = useDocumentHistory(store)
  const undoLabel = undo === null ? 'Nothing to undo' : `Undo: ${undo}`
  const redoLabel = redo === null ? 'Nothing to redo' : `Redo: ${redo}`
  return (
    <div className={styles.history}>
      <button
        type="button"
        aria-label={undoLabel}
        title={`${undoLabel} (Ctrl+Z)`}
        aria-disabled={undo === null}
        onClick={() => store.undo()}
      >
        <Undo2 size={16} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={redoLabel}
        title={`${redoLabel} (Ctrl+Shift+Z)`}
        aria-disabled={redo === null}
        onClick={() => store.redo()}
      >
        <Redo2 size={16} aria-hidden />
      </button>
    </div>
  )
}
