import { ActionButton } from '@console/authoring/controls/action-button'
import text from '@console/authoring/styles/text.module.css'
import { type NodeId, spreadAnswers } from '@console/ielts'
import { readReadingGroup } from '@console/ielts/sections'
import { GroupFrame } from '../../authoring/questions/group-frame.tsx'
import { SetKey } from '../../authoring/questions/set-key.tsx'
import { useChange, useMockContent } from '../../editing/mock-editor-context.ts'
import { QuestionRows } from './question-rows.tsx'
import { groupEditors } from './reading-editors.tsx'

export function ReadingGroup({ id }: { id: NodeId }) {
  const change = useChange()
  const isKeyApart = useMockContent(
    ({ nodes }) => readReadingGroup(nodes, id)?.fields.correct_answer !== undefined,
  )
  const type = useMockContent(({ nodes }) => readReadingGroup(nodes, id)?.fields.type)
  const Rows = type === undefined ? QuestionRows : groupEditors[type]
  return (
    <GroupFrame group={{ kind: 'reading.group', id }}>
      {({ first, kind }) => (
        <>
          <Rows group={id} first={first} kind={kind} isKeyApart={isKeyApart} />
          {kind === 'set' && <SetKey group={id} />}
          {kind !== 'set' && isKeyApart && (
            <p className={text.problem} data-place={`${id} correct_answer`} tabIndex={-1}>
              The key does not have one answer for each question.{' '}
              <ActionButton
                look="framed"
                onClick={() => change('Match answers to questions', spreadAnswers(id))}
              >
                Match answers to questions
              </ActionButton>
            </p>
          )}
        </>
      )}
    </GroupFrame>
  )
}
