import { RecordActions } from '@console/shared/list/record-actions'
import type { EditorActionsProps } from './section-screen.ts'

/** The main ones alone, the others in a menu: the bar has the name of the mock at any width. */
export const EditorActions = ({ actions }: EditorActionsProps) => (
  <RecordActions actions={actions} width={Number.POSITIVE_INFINITY} />
)
