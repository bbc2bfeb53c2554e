import { chooseDensity, densityOptions, readDensity } from '@console/shared/list/density'
import { numberLocaleKey } from '@console/shared/ui/reader-locale'
import { SelectField } from '@console/shared/ui/select'
import { useState } from 'react'
import { Link } from 'react-router'
import { deviceStorage } from '../environment/device-storage.ts'
import { chooseFirstScreen, readFirstScreen } from '../navigation/first-screen.ts'
import { usePermittedEntries } from '../navigation/use-permissions.ts'
import { ModalDialog } from '../overlays/modal-dialog.tsx'
import { closeOverlay } from '../overlays/overlay.store.ts'
import styles from './settings-dialog.module.css'

/** One for each common way to write numbers. */
const numberLocales = ['en', 'de', 'fr', 'de-CH', 'en-IN']

const numberOptions = [
  ['', 'Same as this browser'] as const,
  ...numberLocales.map((locale) => [locale, new Intl.NumberFormat(locale).format(1_234_567.5)] as const),
]

/** Menu entries of remotes in this group are also where staff look for them. */
const settingsGroup = 'Settings'

const readNumbers = () => deviceStorage.read(numberLocaleKey) ?? ''

/** Preferences of the signed-in person on this device. */
export function SettingsDialog() {
  const entries = usePermittedEntries()
  const screens = entries.filter(({ group }) => group === settingsGroup)
  const [first, setFirst] = useState(() => readFirstScreen() ?? '/')
  const [numbers, setNumbers] = useState(readNumbers)
  const [density, setDensity] = useState(readDensity)
  const [shown] = useState(numbers)

  function handleFirst(path: string) {
    chooseFirstScreen(path)
    setFirst(path)
  }

  function handleNumbers(locale: string) {
    if (locale === '') deviceStorage.remove(numberLocaleKey)
    else deviceStorage.write(numberLocaleKey, locale)
    setNumbers(locale)
  }

  return (
    <ModalDialog label="Settings" className={styles.settings} onClose={closeOverlay}>
      <div className={styles.body}>
        <h2>Settings</h2>
        <p>Kept on this device. The theme is in the account menu.</p>
        <SelectField
          label="First screen"
          value={first}
          options={entries.map(
            ({ path, title, group }) => [path, group === undefined ? title : `${group}: ${title}`] as const,
          )}
          onChoose={handleFirst}
        />
        <SelectField
          label="Density of lists"
          value={density}
          options={densityOptions}
          onChoose={(chosen) => {
            chooseDensity(chosen === 'compact' ? 'compact' : 'comfortable')
            setDensity(readDensity())
          }}
        />
        <SelectField label="Numbers" value={numbers} options={numberOptions} onChoose={handleNumbers} />
        {numbers !== shown && <p role="status">Numbers change once the page is reloaded.</p>}
        {screens.length > 0 && (
          <nav aria-label="Settings of sections" className={styles.screens}>
            {screens.map(({ path, title }) => (
              <Link key={path} to={path} onClick={closeOverlay}>
                {title}
              </Link>
            ))}
          </nav>
        )}
        <footer>
          {numbers !== shown && (
            <button type="button" className="button button-primary" onClick={() => location.reload()}>
              Reload now
            </button>
          )}
          <button type="button" className="button" onClick={closeOverlay}>
            Close
          </button>
        </footer>
      </div>
    </ModalDialog>
  )
}
