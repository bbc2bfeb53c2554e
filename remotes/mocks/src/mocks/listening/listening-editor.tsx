import type { Book } from '@console/shared/schemas/book'
import type { Mock } from '@console/shared/schemas/mock'
import { newListeningMockPath, toListeningEditPath } from '../../paths.ts'
import { MockEditor } from '../editor/mock-editor.tsx'
import { toBlankMock } from '../editor/to-blank-mock.ts'
import { useServedMock } from '../editor/use-served-mock.ts'
import { listeningScreen } from './listening-screen.tsx'

type ListeningEditorProps = {
  /** Null for a new mock. */
  record: Mock | null
  books: readonly Book[]
}

export function ListeningEditor({ record, books }: ListeningEditorProps) {
  const calls = useServedMock({
    section: 'listening',
    record,
    newPath: newListeningMockPath,
    toPath: toListeningEditPath,
  })
  return <MockEditor screen={listeningScreen} blank={blank} calls={calls} books={books} />
}

const blank = toBlankMock('listening')
