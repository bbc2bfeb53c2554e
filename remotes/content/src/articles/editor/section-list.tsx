import { useDocument } from '@console/shared/document/use-document'
import { AddSection } from './add-section.tsx'
import { useEditorParts } from './editor-context.ts'
import { SectionEditor } from './section-editor.tsx'
import { SectionGroup } from './section-group.tsx'
import { useSectionGroups } from './section-groups.ts'
import styles from './section-list.module.css'
import { useSectionDrag } from './use-section-drag.ts'

export function SectionList() {
  const { store } = useEditorParts()
  const order = useDocument(store, (content) => content.order)
  const groups = useSectionGroups(order)
  const drag = useSectionDrag()
  return (
    <div {...drag}>
      {groups.map(({ key, ids }) => (
        <SectionGroup key={key} className={styles.group} ids={ids} of={SectionEditor} />
      ))}
      <AddSection isFirst={order.length === 0} />
    </div>
  )
}
