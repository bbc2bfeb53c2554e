import type { Book } from '@console/shared/schemas/book'
import type { Mock } from '@console/shared/schemas/mock'
import type { ServedScreen } from '../context/section-screen.ts'
import { MockEditor } from './mock-editor.tsx'
import { useServedMock } from './use-served-mock.ts'

type ServedEditorProps = {
  screen: ServedScreen
  /** Null for a new mock. */
  record: Mock | null
  books: readonly Book[]
}

/** The editor of a mock that is on the server, or will be. */
export function ServedEditor({ screen, record, books }: ServedEditorProps) {
  const { section, newPath, toPath } = screen
  const calls = useServedMock({ section, record, newPath, toPath })
  return <MockEditor screen={screen} calls={calls} books={books} />
}
