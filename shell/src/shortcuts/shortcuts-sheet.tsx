import { listShortcuts } from '@console/shared/list/shortcuts'
import { toKeys } from '@console/shared/ui/key-label'
import { X } from 'lucide-react'
import { Fragment } from 'react'
import { remotesSection } from '../navigation/shell-sections.ts'
import { useMissingPermissions, usePermittedEntries } from '../navigation/use-permissions.ts'
import { ModalDialog } from '../overlays/modal-dialog.tsx'
import { closeOverlay } from '../overlays/overlay.store.ts'
import { assignGoLetters } from './go-letters.ts'
import styles from './shortcuts-sheet.module.css'

/** Each of `keys` does it, or all of them one after the other. */
type Shortcut = { keys: readonly string[]; does: string; isSequence?: boolean }

const general: Shortcut[] = [
  { keys: ['Ctrl+K'], does: 'Find anything' },
  { keys: ['?'], does: 'Show all shortcuts' },
  { keys: ['F1'], does: 'Help on this screen' },
  { keys: ['Alt+T'], does: 'Go to the notifications' },
  { keys: ['Esc'], does: 'Close the dialog or menu on top' },
]

const inEditors: Shortcut[] = [
  { keys: ['Ctrl+S'], does: 'Save' },
  { keys: ['Ctrl+Z', 'Ctrl+Shift+Z'], does: 'Undo, redo' },
  { keys: ['↓', '↑'], does: 'Move through the outline' },
  { keys: ['Enter'], does: 'Go from the outline to the first field' },
  { keys: ['Alt+↓', 'Alt+↑'], does: 'Move the outline entry' },
  { keys: ['Delete'], does: 'Remove the outline entry' },
  { keys: ['Ctrl+Enter'], does: 'Add a section to an article' },
  { keys: ['Ctrl+G'], does: 'Turn the selected word of a mock into a gap' },
  { keys: ['Ctrl+V'], does: 'Paste what was copied elsewhere' },
]

const forTeams: Shortcut[] = [{ keys: ['Ctrl+Shift+.'], does: 'Outline each section on the screen' }]

export function ShortcutsSheet() {
  const letters = [...assignGoLetters(usePermittedEntries())]
  const places = letters.map(
    ([letter, { title }]): Shortcut => ({ keys: ['G', letter.toUpperCase()], does: title, isSequence: true }),
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
          <ShortcutTable title="In a list" shortcuts={listShortcuts} />
          <ShortcutTable title="In an editor" shortcuts={inEditors} />
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
        {shortcuts.map(({ keys, does, isSequence = false }) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              {keys.map((shortcut, place) => (
                <Fragment key={shortcut}>
                  {place > 0 && (isSequence ? ' then ' : ' or ')}
                  <Keys shortcut={shortcut} />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const Keys = ({ shortcut }: { shortcut: string }) =>
  toKeys(shortcut).map((key, place) => (
    <Fragment key={key}>
      {place > 0 && ' + '}
      <kbd>{key}</kbd>
    </Fragment>
  ))
