import { ActionButton } from '@console/authoring/controls/action-button'
import { useDocument } from '@console/authoring/following/use-document'
import { useChange, useMockEditing } from '../../authoring/context/mock-editor-context.ts'
import { GroupFrame } from '../../authoring/questions/group-frame.tsx'
import { SetKey } from '../../authoring/questions/set-key.tsx'
import { spreadAnswers } from '../../core/document/field-commands.ts'
import type { NodeId } from '../../core/document/mock-node.ts'
import { readReadingGroup } from './forget-headings.ts'
import { HeadingExample } from './heading-example.tsx'
import { QuestionRows } from './question-rows.tsx'
import styles from './reading-group.module.css'

/** Questions of one type on a passage, with their key. */
export function ReadingGroup({ id }: { id: NodeId }) {
  const { store } = useMockEditing()
  const change = useChange()
  const isKeyApart = useDocument(
    store,
    ({ nodes }) => readReadingGroup(nodes, id)?.fields.correct_answer !== undefined,
  )
  return (
    <GroupFrame group={{ kind: 'reading.group', id }}>
      {({ first, kind, type }) => (
        <>
          {type === 'matching_headings' && <HeadingExample group={id} />}
          <QuestionRows group={id} first={first} kind={kind} isKeyApart={isKeyApart} />
          {kind === 'set' && <SetKey group={id} />}
          {kind !== 'set' && isKeyApart && (
            <p className={styles.apart} data-place={`${id} correct_answer`} tabIndex={-1}>
              The key does not have one answer for each question.{' '}
              <ActionButton
                look="framed"
                onClick={() => change('Give each question its answer', spreadAnswers(id))}
              >
                Give each question its answer
              </ActionButton>
            </p>
          )}
        </>
      )}
    </GroupFrame>
  )
}
