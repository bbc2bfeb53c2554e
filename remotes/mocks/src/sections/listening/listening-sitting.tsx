import { listExplained, readTranscript, toProofs } from '@console/ielts'
import { splitLines } from '@console/values/text/line-breaks'
import type { SittingProps } from '../../editing/section-screen.ts'
import { ProvedText } from '../../explanation-store/proved-text.tsx'
import { useExplanations } from '../../explanation-store/use-explanations.ts'
import styles from '../../sitting/test-sitting.module.css'
import { type SittingPartProps, TestSitting } from '../../sitting/test-sitting.tsx'
import { PartPaper } from './part-paper.tsx'
import { RecordingStart } from './recording-start.tsx'

/** A sitting of a listening test: the recording plays once, and one part is shown at a time. */
export function ListeningSitting({ content }: SittingProps) {
  return <TestSitting content={content} noun="part" Part={SittingPart} Start={RecordingStart} />
}

function SittingPart({ content, id, sitting, options, answer }: SittingPartProps) {
  return (
    <section className={styles.sheet} aria-label="Questions of the part">
      <PartPaper content={content} id={id} options={options} answer={answer} />
      {sitting.step === 'over' && <Transcript content={content} id={id} />}
    </section>
  )
}

/** Shown after the test, with the proof of each answer highlighted. */
function Transcript({ content, id }: Pick<SittingPartProps, 'content' | 'id'>) {
  const notes = useExplanations('listening')
  const transcript = readTranscript(content, notes, id)
  const proofs = toProofs(listExplained(content, notes), id)
  if (transcript.trim() === '') return null
  return (
    <section aria-label="Transcript">
      <h3>Transcript</h3>
      {splitLines(transcript).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no id
        <p key={index}>
          <ProvedText text={line} proofs={proofs} />
        </p>
      ))}
    </section>
  )
}
