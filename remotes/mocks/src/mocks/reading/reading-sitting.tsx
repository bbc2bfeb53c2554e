import { PartQuestions, QuestionList } from '../questions/part-questions.tsx'
import styles from '../questions/test-sitting.module.css'
import { type DeskProps, TestSitting } from '../questions/test-sitting.tsx'
import { PassageText } from './passage-text.tsx'

/** A reading test as it is sat: passage and questions side by side. */
export function ReadingSitting() {
  return <TestSitting noun="passage" Desk={Desk} />
}

function Desk({ content, id, answer }: DeskProps) {
  return (
    <div className={styles.desk}>
      <section aria-label="Passage">
        <PassageText content={content} id={id} />
      </section>
      <section aria-label="Questions of the passage">
        <PartQuestions content={content} id={id} noun="passage">
          {(group) => <QuestionList group={group} answer={answer} />}
        </PartQuestions>
      </section>
    </div>
  )
}
