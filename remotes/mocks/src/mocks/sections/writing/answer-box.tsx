import { useId } from 'react'
import { countWords } from '../../core/document/count-words.ts'
import styles from './answer-box.module.css'

type AnswerBoxProps = {
  number: number
  answer: string
  /** Words that the task asks for. */
  least: number
  onAnswer(answer: string): void
  rows?: number
  isOver?: boolean
}

/** Where candidates write, with the counter that they have. */
export function AnswerBox({ number, answer, least, onAnswer, rows = 12, isOver = false }: AnswerBoxProps) {
  const id = useId()
  const words = countWords(answer)
  return (
    <div className={styles.box}>
      <label htmlFor={id} className={styles.label}>
        Answer to Task {number}
      </label>
      <textarea
        id={id}
        className={styles.answer}
        rows={rows}
        value={answer}
        readOnly={isOver}
        spellCheck={false}
        placeholder="Type here as a candidate would"
        aria-describedby={`${id}-words`}
        onChange={({ target }) => onAnswer(target.value)}
      />
      <p id={`${id}-words`} className={styles.words}>
        <strong>Words: {words}</strong>
        <span>{words < least ? `${least - words} to go to ${least}` : `At least ${least}, reached`}</span>
      </p>
    </div>
  )
}
