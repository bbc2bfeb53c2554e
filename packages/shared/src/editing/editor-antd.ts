import { Alert, Modal } from 'antd'
import type { LazyPart } from '../ui/lazy-part.ts'

/** Of antd, what editors say and ask with, which most visits see nothing of: a file of its own, so that it may come late. */
export const editorAntd = { Alert, Modal }

/** There with the editor, or once it wants it. */
export type EditorAntd = LazyPart<typeof editorAntd>
