import { toEnvironment } from '../environment/environment.ts'
import { CopyTextButton } from '../errors/copy-text-button.tsx'
import { FactList, toFactText } from '../errors/fact-list.tsx'
import { ModalDialog } from '../overlays/modal-dialog.tsx'
import { closeOverlay } from '../overlays/overlay.store.ts'
import { useBootDocuments } from '../release/boot-documents.ts'
import { useRemotes } from '../remotes/use-remotes.ts'
import { listAboutDetails } from './about-details.ts'
import styles from './about-dialog.module.css'

/** The version and environment of this console, for problem reports. */
export function AboutDialog() {
  const { release } = useBootDocuments()
  const remotes = useRemotes()
  const facts = listAboutDetails(release, remotes, toEnvironment(location.hostname))
  return (
    <ModalDialog label="About this console" className={styles.about} onClose={closeOverlay}>
      <div className={styles.body}>
        <h2>About this console</h2>
        <p>Include these details when you report a problem. They show exactly what was running.</p>
        <FactList facts={facts} />
        <footer>
          <CopyTextButton
            label="Copy for a report"
            readText={() =>
              toFactText([
                ...facts,
                // Leaves out the query string, which may contain personal data.
                { label: 'Address', value: `${location.origin}${location.pathname}` },
                { label: 'Browser', value: navigator.userAgent },
              ])
            }
          />
          <button type="button" className="button" onClick={closeOverlay}>
            Close
          </button>
        </footer>
      </div>
    </ModalDialog>
  )
}
