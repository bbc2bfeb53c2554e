import { useDocument } from '@console/authoring/following/use-document'
import { GroupedList } from '@console/authoring/lists/grouped-list'
import { useEditorParts } from '../context/editor-context.ts'
import type { Id } from '../document/article-document.ts'
import { AddSection } from './add-section.tsx'
import { SectionEditor } from './section-editor.tsx'
import styles from './section-list.module.css'

export function SectionList() {
  const { store } = useEditorParts()
  const order = useDocument(store, (content) => content.order)
  return (
    <div>
      <GroupedList order={order} size={5} height={1200} className={styles.group} render={renderSection} />
      <AddSection isFirst={order.length === 0} />
    </div>
  )
}

const renderSection = (id: Id) => <SectionEditor key={id} id={id} />
