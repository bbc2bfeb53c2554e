import { MenuButton } from '@console/authoring/controls/menu-button'
import { BackLink } from '@console/authoring/editor/back-link'
import { EditorBar, type EditorView } from '@console/authoring/editor/editor-bar'
import { useDocument } from '@console/authoring/following/use-document'
import { Neighbours } from '@console/shared/neighbours'
import type { Article } from '@console/shared/schemas/article'
import { publicationStatuses } from '@console/shared/schemas/publication'
import { SelectField } from '@console/shared/ui/select'
import { publicationLabels } from '@console/shared/ui/status-dot'
import { TableOfContents } from 'lucide-react'
import { articlesPath, toArticleEditPath, toArticlePath } from '../../navigation/paths.ts'
import { useEditorParts } from '../context/editor-context.ts'
import { setDetail } from '../document/detail-commands.ts'
import { titlePart } from '../edits/focus-parts.ts'
import { nameSection } from '../section-names.ts'
import styles from './article-editor-bar.module.css'
import { LengthNote } from './length-note.tsx'
import type { ArticleEditing } from './use-article-editor.ts'

type ArticleEditorBarProps = {
  editor: ArticleEditing['editor']
  record: Article | null
  view: EditorView
  onView(view: EditorView): void
}

export function ArticleEditorBar({ editor, record, ...views }: ArticleEditorBarProps) {
  const { store, edits } = useEditorParts()
  const title = useDocument(store, ({ details }) => details.title.trim())
  const status = useDocument(store, ({ details }) => details.status)
  const isNew = record === null
  return (
    <EditorBar
      title={title || (isNew ? 'New article' : 'Article without a title')}
      back={
        <BackLink
          to={isNew ? articlesPath : toArticlePath(record.id)}
          label={isNew ? 'Back to all articles' : 'Back to the article'}
        />
      }
      editor={editor}
      store={store}
      noun="article"
      publish={
        status === 'published' ? null : () => store.change('Publish', setDetail('status', 'published'))
      }
      status={
        <SelectField
          label="Status"
          value={status}
          options={Object.entries(publicationLabels)}
          onChoose={(chosen) =>
            edits.setDetail(
              'status',
              'status',
              publicationStatuses.find((option) => option === chosen) ?? status,
            )
          }
        />
      }
      neighbours={
        <Neighbours list="articles" id={record?.id ?? null} noun="article" toPath={toArticleEditPath} />
      }
      {...views}
    >
      <SectionsMenu />
      <LengthNote record={record} />
    </EditorBar>
  )
}

/** The outline as a menu, if it does not fit beside the text. */
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
