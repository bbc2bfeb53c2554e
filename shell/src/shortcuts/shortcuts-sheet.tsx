import { X } from 'lucide-react'
import { Fragment } from 'react'
import { remotesSection } from '../navigation/shell-sections.ts'
import { useMissingPermissions, usePermittedEntries } from '../navigation/use-permissions.ts'
import { ModalDialog } from '../overlays/modal-dialog.tsx'
import { closeOverlay } from '../overlays/overlay.store.ts'
import { assignGoLetters } from './go-letters.ts'
import { helpKey, inspectorKeys, noticeKeys, paletteKeys, saveKeys } from './shortcut-keys.ts'
import styles from './shortcuts-sheet.module.css'

type Shortcut = { keys: readonly string[]; what: string; isSequence?: boolean }

const general: Shortcut[] = [
  { keys: paletteKeys, what: 'Find anything' },
  { keys: ['?'], what: 'Show this sheet' },
  { keys: [helpKey], what: 'Help on this screen' },
  { keys: noticeKeys, what: 'Go to the notifications' },
  { keys: saveKeys, what: 'Save, in an editor' },
  { keys: ['Esc'], what: 'Close the dialog or menu on top' },
]

const forTeams: Shortcut[] = [{ keys: inspectorKeys, what: 'Outline what each section drew' }]

export function ShortcutsSheet() {
  const letters = [...assignGoLetters(usePermittedEntries())]
  const places = letters.map(
    ([letter, { title }]): Shortcut => ({ keys: ['G', letter.toUpperCase()], what: title, isSequence: true }),
  )
  // Only teams that build the console may see the Remotes screen.
  const isTeam = useMissingPermissions(remotesSection.path).length === 0
  return (
    <ModalDialog label="Keyboard shortcuts" className={styles.sheet} onClose={closeOverlay}>
      <div className={styles.body}>
        <header>
          <h2>Keyboard shortcuts</h2>
          <button type="button" aria-label="Close" onClick={closeOverlay}>
            <X size={18} aria-hidden="true" />
          </button>
        </header>
        <div className={styles.columns}>
          <ShortcutTable title="Anywhere" shortcuts={general} />
          <ShortcutTable title="Go to" shortcuts={places} />
          {isTeam && <ShortcutTable title="For the teams that build the console" shortcuts={forTeams} />}
        </div>
      </div>
    </ModalDialog>
  )
}

function ShortcutTable({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {shortcuts.map(({ keys, what, isSequence = false }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key, place) => (
                <Fragment key={key}>
                  {place > 0 && (isSequence ? ' then ' : ' + ')}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
