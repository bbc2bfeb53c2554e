import { ActionButton } from '@console/authoring/controls/action-button'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { numberRange } from '@console/ielts'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import styles from './sitting-review.module.css'
import { type Sitting, toQuestionName } from './use-sitting.ts'

type SittingReviewProps = { count: number; sitting: Sitting; onGoTo(number: number): void; onHandIn(): void }

/** A summary before handing in: answered, unanswered and flagged questions, each linked. */
export function SittingReview({ count, sitting, onGoTo, onHandIn }: SittingReviewProps) {
  const { answers, flags, setStep } = sitting
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const numbers = numberRange(1, count)
  const groups = [
    { name: 'Not answered', numbers: numbers.filter((number) => !answers[number]) },
    { name: 'Flagged', numbers: numbers.filter((number) => flags.has(number)) },
    { name: 'Answered', numbers: numbers.filter((number) => answers[number]) },
  ]
  return (
    <section className={styles.review} aria-labelledby="review">
      <h2 id="review" className={text.title} ref={heading} tabIndex={-1}>
        Review your answers
      </h2>
      <p>
        {groups.map(({ name, numbers: own }) => `${own.length} ${name.toLowerCase()}`).join(', ')}. After you
        hand in, nothing can be changed.
      </p>
      {groups.map(({ name, numbers: own }) => (
        <section key={name} aria-label={name}>
          <h3 className={text.heading}>
            {name} <span>{own.length}</span>
          </h3>
          {own.length === 0 ? (
            <p className={text.quiet}>None</p>
          ) : (
            <ul className={`${layout.plain} ${layout.row}`}>
              {own.map((number) => (
                <li key={number}>
                  <ActionButton
                    look="tall"
                    aria-label={toQuestionName(number, sitting)}
                    onClick={() => onGoTo(number)}
                  >
                    {number}
                    {answers[number] && <small className={text.quiet}>{answers[number]}</small>}
                  </ActionButton>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <div className={layout.row}>
        <Button onClick={() => setStep('sitting')}>Back to the test</Button>
        <Button type="primary" onClick={onHandIn}>
          Hand in
        </Button>
      </div>
    </section>
  )
}
