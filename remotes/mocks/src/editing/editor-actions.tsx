import { RecordActions } from '@console/shared/list/record-actions'
import type { EditorActionsProps } from './section-screen.ts'

/** Secondary actions are in a menu, so that the bar has room for the mock’s name at any width. */
export const EditorActions = ({ actions }: EditorActionsProps) => (
  <RecordActions actions={actions} width={Number.POSITIVE_INFINITY} />
)
