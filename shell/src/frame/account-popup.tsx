import type { Platform } from '@console/shared/platform'
import { usePlatform } from '@console/shared/platform-context'
import { readKey } from '@console/shared/ui/read-key'
import {
  Blocks,
  FilePen,
  Info,
  Keyboard,
  KeyRound,
  LogOut,
  type LucideIcon,
  MonitorSmartphone,
  Settings,
} from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { requestSessionsOnce, sessionListStore } from '../devices/session-list.store.ts'
import { openDrafts } from '../drafts/open-drafts.ts'
import { signOut } from '../leaving/sign-out.ts'
import { remotesSection } from '../navigation/shell-sections.ts'
import { useMissingPermissions } from '../navigation/use-permissions.ts'
import { closeOverlay, overlayStore, showOverlay } from '../overlays/overlay.store.ts'
import { changeOwnPassword } from '../password/change-own-password.ts'
import { useBootDocuments } from '../release/boot-documents.ts'
import { sessionStore } from '../session/session.store.ts'
import { chooseTheme, themeChoices, themeStore, themeTitles } from '../theme/theme.store.ts'
import styles from './account-popup.module.css'
import { closeDrawer } from './menu.store.ts'

type AccountItem = { title: string; Icon: LucideIcon; run(): void }

/** The account menu: who is signed in, the theme, and commands about the console itself. */
export function AccountPopup({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  const { config } = useBootDocuments()
  const platform = usePlatform()
  const { api, telemetry } = platform
  const navigate = useNavigate()
  const user = useStore(sessionStore, (state) => state.user)
  const choice = useStore(themeStore, (state) => state.choice)
  const popup = useRef<HTMLDivElement>(null)

  const missing = useMissingPermissions(remotesSection.path)
  const knowsSessions = useStore(sessionListStore, ({ sessions }) => Boolean(sessions))

  const items: AccountItem[] = [
    // First, so that the entries below do not move under the pointer when the server answers late.
    ...(knowsSessions
      ? [{ title: 'Signed-in devices', Icon: MonitorSmartphone, run: () => showOverlay('devices') }]
      : []),
    {
      title: 'Drafts',
      Icon: FilePen,
      run: () => void openDrafts(platform, (path) => void navigate(path)),
    },
    { title: 'Settings', Icon: Settings, run: () => showOverlay('settings') },
    ...(config.features.passwords
      ? [{ title: 'Change password', Icon: KeyRound, run: () => void changeOwnPassword(platform) }]
      : []),
    { title: 'Keyboard shortcuts', Icon: Keyboard, run: () => showOverlay('shortcuts') },
    ...(missing.length > 0
      ? []
      : [{ title: remotesSection.title, Icon: Blocks, run: () => void navigate(remotesSection.path) }]),
    { title: 'About this console', Icon: Info, run: () => showOverlay('about') },
    { title: 'Sign out', Icon: LogOut, run: () => void signOut(config, telemetry) },
  ]

  useEffect(() => void requestSessionsOnce(api), [api])

  useLayoutEffect(() => {
    const element = popup.current
    const place = button.current?.getBoundingClientRect()
    if (element === null || place === undefined) return
    element.style.left = `${place.left}px`
    element.style.bottom = `${innerHeight - place.top + 4}px`
    element.showPopover()
    listItems(element)[0]?.focus()
  }, [button])

  function handleChoice(run: () => void) {
    popup.current?.hidePopover()
    closeOverlay()
    closeDrawer()
    run()
  }

  return (
    <div
      ref={popup}
      popover="auto"
      role="menu"
      aria-label="Account"
      tabIndex={-1}
      className={styles.popup}
      onToggle={({ newState }) => {
        if (newState === 'closed' && overlayStore.getState().open === 'account') closeOverlay()
      }}
      onKeyDown={moveFocus}
    >
      <p className={styles.person}>
        <strong>{user?.name}</strong>
        {user?.email}
        <br />
        {user?.roles.map(({ name }) => name).join(', ')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a menu may not contain a fieldset */}
      <div role="group" aria-label="Theme" className={styles.theme}>
        {themeChoices.map((value) => (
          <button
            key={value}
            type="button"
            role="menuitemradio"
            aria-checked={value === choice}
            tabIndex={-1}
            onClick={() => chooseTheme(value)}
          >
            {themeTitles[value]}
          </button>
        ))}
      </div>
      {items.map(({ title, Icon, run }) => (
        <button key={title} type="button" role="menuitem" tabIndex={-1} onClick={() => handleChoice(run)}>
          <Icon size={16} aria-hidden="true" />
          {title}
        </button>
      ))}
    </div>
  )
}

/** Requests the data that decides which entries the menu has, before it opens. */
export const prepareAccount = ({ api }: Platform) => requestSessionsOnce(api)

const listItems = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')]

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const items = listItems(event.currentTarget)
  const at = items.findIndex((item) => item.matches(':focus'))
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowDown: items[(at + 1) % items.length],
    ArrowRight: items[(at + 1) % items.length],
    ArrowUp: items.at(at < 0 ? -1 : at - 1),
    ArrowLeft: items.at(at < 0 ? -1 : at - 1),
    Home: items[0],
    End: items.at(-1),
  }
  const key = readKey(event)
  if (key === 'Tab') event.currentTarget.hidePopover()
  const target = targets[key]
  if (target === undefined) return
  event.preventDefault()
  target.focus()
}
