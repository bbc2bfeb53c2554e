import type { SittingProps } from '../../authoring/context/section-screen.ts'
import styles from '../../sitting/test-sitting.module.css'
import { type SittingDeskProps, TestSitting } from '../../sitting/test-sitting.tsx'
import { PartPaper } from './part-paper.tsx'
import { RecordingStart } from './recording-start.tsx'

/** A listening test as it is sat: the recording once, and the questions of one part at a time. */
export function ListeningSitting({ content }: SittingProps) {
  return <TestSitting content={content} noun="part" Desk={Desk} Start={RecordingStart} />
}

function Desk({ content, id, options, answer }: SittingDeskProps) {
  return (
    <section className={styles.sheet} aria-label="Questions of the part">
      <PartPaper content={content} id={id} options={options} answer={answer} />
    </section>
  )
}
