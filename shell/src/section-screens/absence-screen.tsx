import type { ReactNode } from 'react'
import { type AbsenceReason, describeAbsence, unaffectedNote } from '../absence/absences.ts'
import { useSectionTitle } from '../navigation/use-section-title.ts'
import styles from './absence-screen.module.css'

export type AbsenceScreenProps = {
  reason: AbsenceReason
  /** Section title, for an address without a menu entry. */
  title: string
  /** True for a fault, false for an intended absence. */
  isAlert?: boolean
  details?: ReactNode
  /** Remedies and contacts. */
  children?: ReactNode
}

/** Replaces an absent section: why it is absent, what one can do, and what still works. */
export function AbsenceScreen(props: AbsenceScreenProps) {
  const { reason, isAlert = false, details, children } = props
  const title = useSectionTitle(props.title)
  const { heading, sentence, remedy } = describeAbsence(reason)
  return (
    <section className={styles.screen} data-drawn-by="shell" role={isAlert ? 'alert' : 'status'}>
      <title>{`${title} · IELTS console`}</title>
      <h1>{heading(title)}</h1>
      <p>{sentence(title)}</p>
      {details}
      {remedy !== '' && <p>{remedy}</p>}
      <p>{unaffectedNote}</p>
      {children}
    </section>
  )
}
