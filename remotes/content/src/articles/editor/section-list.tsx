import { useDocument } from '@console/shared/document/use-document'
import { AddSection } from './add-section.tsx'
import { useEditorParts } from './editor-context.ts'
import { SectionEditor } from './section-editor.tsx'
import { useSectionDrag } from './use-section-drag.ts'

export function SectionList() {
  const { store } = useEditorParts()
  const order = useDocument(store, (content) => content.order)
  const drag = useSectionDrag()
  return (
    <div {...drag}>
      {order.map((id) => (
        <SectionEditor key={id} id={id} />
      ))}
      <AddSection isFirst={order.length === 0} />
    </div>
  )
}
