import { LogOut } from 'lucide-react'
import { useStore } from 'zustand'
import { useConsole } from '../console/console-services.ts'
import { endSession, sessionStore } from '../session/session.store.ts'
import { chooseTheme, themeChoices, themeStore } from '../theme/theme.store.ts'
import styles from './account-menu.module.css'

const themeTitles = { system: 'System', light: 'Light', dark: 'Dark' }

export function AccountMenu() {
  const { platform } = useConsole()
  const user = useStore(sessionStore, (state) => state.user)
  const choice = useStore(themeStore, (state) => state.choice)

  function handleSignOut() {
    platform.telemetry.log('info', 'logout')
    endSession()
  }

  return (
    <div className={styles.account}>
      <fieldset className={styles.theme}>
        <legend className="visually-hidden">Theme</legend>
        {themeChoices.map((value) => (
          <label key={value} data-checked={value === choice}>
            <input
              type="radio"
              name="theme"
              className="visually-hidden"
              checked={value === choice}
              onChange={() => chooseTheme(value)}
            />
            {themeTitles[value]}
          </label>
        ))}
      </fieldset>
      <div className={styles.person}>
        <span className={styles.name}>
          {user?.name}
          <small>{user?.email}</small>
        </span>
        <button type="button" aria-label="Sign out" title="Sign out" onClick={handleSignOut}>
          <LogOut size={16} aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}
