import type { Book } from '@console/shared/schemas/book'
import type { Mock } from '@console/shared/schemas/mock'
import { newReadingMockPath, toReadingEditPath } from '../../paths.ts'
import { MockEditor } from '../editor/mock-editor.tsx'
import { toBlankMock } from '../editor/to-blank-mock.ts'
import { useServedMock } from '../editor/use-served-mock.ts'
import { readingScreen } from './reading-screen.tsx'

type ReadingEditorProps = {
  /** Null for a new mock. */
  record: Mock | null
  books: readonly Book[]
}

export function ReadingEditor({ record, books }: ReadingEditorProps) {
  const calls = useServedMock({
    section: 'reading',
    record,
    newPath: newReadingMockPath,
    toPath: toReadingEditPath,
  })
  return <MockEditor screen={readingScreen} blank={blank} calls={calls} books={books} />
}

const blank = toBlankMock('reading')
