import { MenuButton } from '@console/authoring/controls/menu-button'
import { EditorBar as Bar, EditorNote, SaveButton } from '@console/authoring/editor/editor-bar'
import { HistoryButtons } from '@console/authoring/editor/history-buttons'
import type { Article } from '@console/shared/schemas/article'
import { ArrowLeft, TableOfContents } from 'lucide-react'
import { Link } from 'react-router'
import { articlesPath, toArticlePath } from '../../navigation/paths.ts'
import { useEditorParts } from '../context/editor-context.ts'
import { titlePart } from '../edits/focus-parts.ts'
import { nameSection } from '../section-names.ts'
import styles from './editor-bar.module.css'
import { LengthNote } from './length-note.tsx'
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
  const { store } = useEditorParts()
  const isNew = record === null
  return (
    <Bar className={styles.bar}>
      <Link
        className={styles.back}
        to={isNew ? articlesPath : toArticlePath(record.id)}
        aria-label={isNew ? 'Back to all articles' : 'Back to the article'}
        title={isNew ? 'Back to all articles' : 'Back to the article'}
      >
        <ArrowLeft size={16} aria-hidden />
      </Link>
      <h1 className={styles.heading}>{isNew ? 'New article' : 'Edit article'}</h1>
      <div className={styles.history}>
        <HistoryButtons store={store} />
      </div>
      <SectionsMenu />
      <LengthNote record={record} />
      <EditorNote editor={editor} className={styles.note} />
      <fieldset className={styles.views}>
        <legend>View</legend>
        {views.map(({ view: other, label }) => (
          <label key={other} data-view={other}>
            <input type="radio" name="view" checked={view === other} onChange={() => onView(other)} />
            {label}
          </label>
        ))}
      </fieldset>
      <SaveButton editor={editor} noun="article" />
    </Bar>
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
