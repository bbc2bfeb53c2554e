import { RecordActions } from '@console/shared/list/record-actions'
import type { EditorActionsProps } from './section-screen.ts'

/** What stands beside them in the bar leaves room for all from here on. */
const width = 1300

export const EditorActions = ({ actions }: EditorActionsProps) => (
  <RecordActions actions={actions} width={width} />
)
