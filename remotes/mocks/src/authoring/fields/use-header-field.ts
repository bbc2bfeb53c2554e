import { useDocument } from '@console/authoring/following/use-document'
import { type MockHeader, setHeader } from '@console/ielts'
import { useChange, useMockEditing } from '../../editing/mock-editor-context.ts'
import { headerLabels } from '../../labels/mock-change-labels.ts'
import { without } from './node-fields.tsx'

/** The value of a header field and its setter. */
export function useHeaderField<Name extends keyof MockHeader>(field: Name) {
  const { store, messages } = useMockEditing()
  const change = useChange()
  const value = useDocument(store, ({ header }) => header[field])
  return [
    value,
    (next: MockHeader[Name]) => {
      if (messages.read()[field] !== undefined) messages.replace(without(messages.read(), field))
      change(headerLabels[field], setHeader(field, next), field)
    },
  ] as const
}
