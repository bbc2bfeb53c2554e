import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { listExplained, listPartIds, type MockContent } from '@console/ielts'
import { longestExplanation } from '@console/ielts/schemas'
import { Alert, Button } from 'antd'
import { useStore } from 'zustand'
import {
  type ExplanationConflict,
  type ExplanationField,
  type ExplanationValue,
  readField,
} from './merge-explanations.ts'
import type { OpenExplanations, ServerExplanations } from './open-explanations.ts'
import { formatTenths } from './timed-parts.ts'

type ServerLineProps = Pick<OpenExplanations, 'store'> & {
  content: MockContent
  served: ServerExplanations
}

/** The sync status, and the conflicts with edits of others. */
export function ServerLine({ content, store, served }: ServerLineProps) {
  const { notes, progress, problem, conflicts, isOffered } = useStore(store)

  function name({ of, key, field }: ExplanationField): string {
    if (of === 'part') return `the ${partFields[field]} of part ${listPartIds(content).indexOf(key) + 1}`
    const mark = listExplained(content, notes).find((each) => each.key === key)?.mark
    return `${questionFields[field]} ${mark === undefined ? 'a question that was removed' : `question ${mark}`}`
  }

  return (
    <div className={layout.rows}>
      {isOffered && (
        <Alert
          type="info"
          showIcon
          title="This device has explanations, transcripts or times of this mock that the server does not have"
          description={
            <div className={layout.rows}>
              They were written before the server kept them. Move them there, and the whole team sees them.
              <div className={layout.row}>
                <Button onClick={served.moveFromDevice}>Move to the server</Button>
                <Button onClick={served.leaveOnDevice}>Leave on this device</Button>
              </div>
            </div>
          }
        />
      )}
      {conflicts.map((conflict) => (
        <ConflictAlert
          key={conflict.id}
          conflict={conflict}
          mine={readField(notes, conflict.field)}
          name={name(conflict.field)}
          onSettle={served.settle}
        />
      ))}
      <p className={text.note} role={problem === null ? 'status' : 'alert'}>
        {problem === null
          ? `${conflicts.length > 0 && progress === 'kept' ? 'The rest is saved.' : progressTexts[progress]} They are kept by the server, for the whole team.`
          : `The last change is not on the server. ${problem} It is kept on this device meanwhile.`}
        {problem !== null && <Button onClick={served.send}>Retry</Button>}
      </p>
    </div>
  )
}

const progressTexts = { kept: 'Saved.', sending: 'Saving.', failed: '' } as const
const questionFields = { explanation: 'the explanation of', proof: 'the evidence for' } as const
const partFields = { transcript: 'transcript', start: 'start', end: 'end' } as const

type ConflictAlertProps = {
  conflict: ExplanationConflict
  mine: ExplanationValue
  name: string
  onSettle: ServerExplanations['settle']
}

function ConflictAlert({ conflict, mine, name, onSettle }: ConflictAlertProps) {
  return (
    <Alert
      type="warning"
      showIcon
      title={`Changed elsewhere: ${name}`}
      description={
        <div className={layout.rows}>
          <span>
            {isEmpty(conflict.theirs) ? 'Their version is empty.' : <q>{toText(conflict.theirs)}</q>} The
            server has their version; yours waits here until you choose.
          </span>
          <div className={layout.row}>
            <Button onClick={() => onSettle(conflict, 'mine')}>Use mine</Button>
            <Button onClick={() => onSettle(conflict, 'theirs')}>Use theirs</Button>
            {canJoin(conflict, mine) && <Button onClick={() => onSettle(conflict, 'both')}>Use both</Button>}
          </div>
        </div>
      }
    />
  )
}

/** Two explanations can be joined; a proof and a time cannot. */
const canJoin = ({ field: { field }, theirs }: ExplanationConflict, mine: ExplanationValue) =>
  field === 'explanation' &&
  !isEmpty(theirs) &&
  !isEmpty(mine) &&
  `${theirs}\n${mine}`.length <= longestExplanation

const isEmpty = (value: ExplanationValue) => value === null || value === ''
const toText = (value: ExplanationValue) => (typeof value === 'number' ? formatTenths(value) : value)
