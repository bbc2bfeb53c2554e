import type { Book } from '@console/shared/schemas/book'
import type { Mock } from '@console/shared/schemas/mock'
import { newWritingMockPath, toWritingMockPath } from '../../paths.ts'
import { MockEditor } from '../editor/mock-editor.tsx'
import { toBlankMock } from '../editor/to-blank-mock.ts'
import { useServedMock } from '../editor/use-served-mock.ts'
import { writingScreen } from './writing-screen.tsx'

type WritingEditorProps = {
  /** Null for a new mock. */
  record: Mock | null
  books: readonly Book[]
}

export function WritingEditor({ record, books }: WritingEditorProps) {
  const calls = useServedMock({
    section: 'writing',
    record,
    newPath: newWritingMockPath,
    toPath: toWritingMockPath,
  })
  return <MockEditor screen={writingScreen} blank={blank} calls={calls} books={books} />
}

const blank = toBlankMock('writing')
