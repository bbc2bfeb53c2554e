import type { AbsentSection } from '../navigation/absent-sections.ts'
import styles from './absence-screen.module.css'
import { AbsenceScreen } from './absence-screen.tsx'

/** Shown at the address of a section that this environment does not have. */
export function NotHereScreen({ section: { path, title, note } }: { section: AbsentSection }) {
  return (
    <AbsenceScreen reason="not-here" title={title} details={note && <p>{note}</p>}>
      <p className={styles.facts}>
        {location.host} · <code>{path} not-here</code>
      </p>
    </AbsenceScreen>
  )
}
