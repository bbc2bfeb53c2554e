import type { SittingProps } from '../../authoring/context/section-screen.ts'
import { PartQuestions, QuestionList } from '../../paper/part-questions.tsx'
import styles from '../../sitting/test-sitting.module.css'
import { type SittingDeskProps, TestSitting } from '../../sitting/test-sitting.tsx'
import { findDrop } from './find-drop.ts'
import { HeadingSlot } from './heading-slot.tsx'
import { PassageText } from './passage-text.tsx'

/** A reading test as it is sat: passage and questions side by side. */
export function ReadingSitting({ content }: SittingProps) {
  return <TestSitting content={content} noun="passage" Desk={Desk} />
}

function Desk({ content, id, sitting, options, answer }: SittingDeskProps) {
  const { answers, step, setAnswer } = sitting
  return (
    <div className={styles.desk}>
      <section aria-label="Passage">
        <PassageText
          content={content}
          id={id}
          above={(paragraph) => {
            const drop = findDrop(content, paragraph)
            if (drop === null) return null
            const given = answers[drop.number] ?? ''
            return <HeadingSlot {...drop} answer={given} isOver={step === 'over'} onAnswer={setAnswer} />
          }}
        />
      </section>
      <section aria-label="Questions of the passage">
        <PartQuestions content={content} id={id} noun="passage" options={options}>
          {(group) => <QuestionList group={group} answer={answer} />}
        </PartQuestions>
      </section>
    </div>
  )
}
