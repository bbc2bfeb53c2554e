import { useDocumentOnPause } from '@console/authoring/following/use-document'
import text from '@console/authoring/styles/text.module.css'
import { type MockContent, mockId, type NodeRef, readField } from '@console/ielts'
import { useMockEditing } from '../../editing/mock-editor-context.ts'
import { NodeText } from '../fields/node-fields.tsx'

/** The questions carry a title of their own, beside the mock’s name in the list. */
export function TestTitleForm() {
  const { store } = useMockEditing()
  return (
    <NodeText
      node={toTitledRef(store.read())}
      field="title"
      label="Title of the test"
      hint="Learners read it above the questions. Lists show the name of the mock."
    />
  )
}

/** The title as candidates read it. */
export function TestTitle() {
  const { store } = useMockEditing()
  const title =
    useDocumentOnPause(store, (content) => readField(content.nodes, toTitledRef(content), 'title')) ?? ''
  return title.trim() === '' ? null : (
    <p dir="auto" className={text.heading}>
      {title}
    </p>
  )
}

/** Only these sections have a title that candidates read. */
const toTitledRef = ({ section }: MockContent): NodeRef<'writing.mock' | 'speaking.mock'> => ({
  id: mockId,
  kind: section === 'writing' ? 'writing.mock' : 'speaking.mock',
})
