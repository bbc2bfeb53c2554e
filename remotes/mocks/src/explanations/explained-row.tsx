import { ActionButton } from '@console/authoring/controls/action-button'
import { TextArea } from '@console/authoring/fields/text-area'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import type { ExplainedQuestion } from '@console/ielts'
import { longestExplanation } from '@console/ielts/schemas'
import { Field } from '@console/shared/ui/field'
import styles from './explanation-sheet.module.css'

type ExplainedRowProps = {
  explained: ExplainedQuestion
  hasSource: boolean
  isProofThere: boolean
  onExplain(explanation: string): void
  onProve(): void
  onForget(): void
  onShow(): void
}

export function ExplainedRow(props: ExplainedRowProps) {
  const { explained, hasSource, isProofThere, onExplain, onProve, onForget, onShow } = props
  const { mark, questions, explanation, proof } = explained
  const name = `${questions.length > 1 ? 'questions' : 'question'} ${mark}`
  const keys = questions.map(({ key }) => key).filter((key) => key.trim() !== '')
  return (
    <li className={styles.question}>
      <p className={text.note}>
        <strong className={text.number}>{mark}</strong> <bdi>{questions[0]?.text}</bdi>{' '}
        <strong>{keys.join(', ') || 'No answer in the key'}</strong>
      </p>
      <Field label={`Explanation of ${name}`}>
        {(control) => (
          <TextArea {...control} maxLength={longestExplanation} value={explanation} onText={onExplain} />
        )}
      </Field>
      {proof !== '' && (
        <p className={text.small}>
          <q dir="auto">{proof}</q>
          {!isProofThere && <span className={styles.lost}> These words are no longer in the text.</span>}
        </p>
      )}
      <div className={layout.row}>
        <ActionButton look="framed" disabled={!hasSource} onClick={onProve}>
          Mark as evidence for {name}
        </ActionButton>
        {proof !== '' && isProofThere && (
          <ActionButton look="plain" aria-label={`Show the evidence for ${name}`} onClick={onShow}>
            Show
          </ActionButton>
        )}
        {proof !== '' && (
          <ActionButton look="plain" aria-label={`Remove the evidence for ${name}`} onClick={onForget}>
            Remove
          </ActionButton>
        )}
      </div>
    </li>
  )
}
