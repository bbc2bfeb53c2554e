import { useDocumentOnPause } from '@console/authoring/following/use-document'
import text from '@console/authoring/styles/text.module.css'
import { type MockContent, mockId, type NodeRef, readField } from '@console/ielts'
import { useMockEditing } from '../../editing/mock-editor-context.ts'
import { NodeText } from '../fields/node-fields.tsx'

/** The title that the questions of a mock carry, beside the name that the mock has in the list. */
export function TestTitleForm() {
  const { store } = useMockEditing()
  return (
    <NodeText
      node={toTitledRef(store.read())}
      field="title"
      label="Title of the test"
      hint="Candidates read it above the questions. Lists show the name of the mock."
    />
  )
}

/** The same as candidates read it. */
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

/** The sections whose candidates read a title. */
const toTitledRef = ({ section }: MockContent): NodeRef<'writing.mock' | 'speaking.mock'> => ({
  id: mockId,
  kind: section === 'writing' ? 'writing.mock' : 'speaking.mock',
})
