import { TextArea } from '@console/authoring/fields/text-area'
import layout from '@console/authoring/styles/layout.module.css'
import { countWords } from '@console/ielts'
import { Field } from '@console/shared/ui/field'
import styles from './answer-box.module.css'

type AnswerBoxProps = {
  number: number
  answer: string
  /** The required number of words. */
  least: number
  onAnswer(answer: string): void
  rows?: number
  isOver?: boolean
}

/** The answer field with the word counter of the real test. */
export function AnswerBox({ number, answer, least, onAnswer, rows = 12, isOver = false }: AnswerBoxProps) {
  const words = countWords(answer)
  return (
    <Field
      label={`Answer to Task ${number}`}
      about={
        <div className={layout.ends}>
          <strong>Words: {words}</strong>
          <span>
            {words < least ? `${least - words} more to reach ${least}` : `At least ${least}, reached`}
          </span>
        </div>
      }
    >
      {(control) => (
        <TextArea
          {...control}
          className={styles.answer}
          rows={rows}
          value={answer}
          readOnly={isOver}
          spellCheck={false}
          placeholder="Type here as a learner would"
          onText={onAnswer}
        />
      )}
    </Field>
  )
}
