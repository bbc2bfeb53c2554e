import type { ReactNode } from 'react'
import { type AbsenceReason, describeAbsence, whatStillWorks } from '../absence/absences.ts'
import { useSectionTitle } from '../navigation/use-section-title.ts'
import styles from './absence-screen.module.css'

export type AbsenceScreenProps = {
  reason: AbsenceReason
  /** Name of the section, for an address that the menu does not name. */
  title: string
  /** Something is wrong that was not meant to be. */
  isAlert?: boolean
  /** What else is known of it. */
  details?: ReactNode
  /** What can be done, and whom to tell. */
  children?: ReactNode
}

/** In place of a section that is not there: why, what one can do, and what goes on working. */
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
      <p>{whatStillWorks}</p>
      {children}
    </section>
  )
}
