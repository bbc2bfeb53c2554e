import { chooseDensity, densityOptions, readDensity } from '@console/shared/list/density'
import { numberLocaleKey } from '@console/shared/ui/reader-locale'
import { SelectField } from '@console/shared/ui/select'
import { readerZoneKey } from '@console/shared/ui/time'
import { useState } from 'react'
import { Link } from 'react-router'
import { useStore } from 'zustand'
import { deviceStorage } from '../environment/device-storage.ts'
import { chooseFirstScreen, readFirstScreen } from '../navigation/first-screen.ts'
import { usePermittedEntries } from '../navigation/use-permissions.ts'
import { ModalDialog } from '../overlays/modal-dialog.tsx'
import { closeOverlay } from '../overlays/overlay.store.ts'
import { chooseTheme, themeChoices, themeStore, themeTitles } from '../theme/theme.store.ts'
import styles from './settings-dialog.module.css'

/** One for each common way to write numbers. */
const numberLocales = ['en', 'de', 'fr', 'de-CH', 'en-IN']

const numberOptions = [
  ['', 'Same as this browser'] as const,
  ...numberLocales.map((locale) => [locale, new Intl.NumberFormat(locale).format(1_234_567.5)] as const),
]

/** Menu entries of remotes in this group are also where staff look for them. */
const settingsGroup = 'Settings'

const themeOptions = themeChoices.map((choice) => [choice, themeTitles[choice]] as const)

/** For times of day that have passed. What coupons and mocks are valid for is in the service's zone for everybody. */
const zoneOptions = [
  ['', 'Same as this browser'] as const,
  ...['UTC', ...Intl.supportedValuesOf('timeZone')].map((zone) => [zone, zone.replaceAll('_', ' ')] as const),
]

const read = (key: string) => deviceStorage.read(key) ?? ''

/** Empty for what the browser has. */
function keep(key: string, value: string) {
  if (value === '') deviceStorage.remove(key)
  else deviceStorage.write(key, value)
}

/** Preferences of the signed-in person on this device. */
export function SettingsDialog() {
  const entries = usePermittedEntries()
  const screens = entries.filter(({ group }) => group === settingsGroup)
  const [first, setFirst] = useState(() => readFirstScreen() ?? '/')
  const [numbers, setNumbers] = useState(() => read(numberLocaleKey))
  const [zone, setZone] = useState(() => read(readerZoneKey))
  const [density, setDensity] = useState(readDensity)
  const theme = useStore(themeStore, ({ choice }) => choice)
  const [shown] = useState({ numbers, zone })

  const isStale = numbers !== shown.numbers || zone !== shown.zone

  function handleFirst(path: string) {
    chooseFirstScreen(path)
    setFirst(path)
  }

  function handleNumbers(locale: string) {
    keep(numberLocaleKey, locale)
    setNumbers(locale)
  }

  function handleZone(name: string) {
    keep(readerZoneKey, name)
    setZone(name)
  }

  return (
    <ModalDialog label="Settings" className={styles.settings} onClose={closeOverlay}>
      <div className={styles.body}>
        <h2>Settings</h2>
        <p>Kept on this device.</p>
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
        <SelectField
          label="Theme"
          value={theme}
          options={themeOptions}
          onChoose={(chosen) => chooseTheme(themeChoices.find((choice) => choice === chosen) ?? 'system')}
        />
        <SelectField label="Numbers" value={numbers} options={numberOptions} onChoose={handleNumbers} />
        <SelectField label="Time zone" value={zone} options={zoneOptions} onChoose={handleZone} />
        {isStale && <p role="status">Numbers and times change once the page is reloaded.</p>}
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
          {isStale && (
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
