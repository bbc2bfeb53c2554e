import { usePlatform } from '@console/shared/platform-context'
import { ChevronsUpDown } from 'lucide-react'
import { useRef } from 'react'
import { useStore } from 'zustand'
import { overlayStore, showOverlay } from '../overlays/overlay.store.ts'
import { sessionStore } from '../session/session.store.ts'
import styles from './account-menu.module.css'
import { closeDrawer } from './menu.store.ts'
import { AccountPopup, preloadOverlays, prepareAccount, TourCard } from './overlay-parts.ts'

/** Button with the signed-in person's name; their menu is loaded on demand. */
export function AccountMenu({ isCollapsed = false }: { isCollapsed?: boolean }) {
  const user = useStore(sessionStore, (state) => state.user)
  const platform = usePlatform()
  const { open } = useStore(overlayStore)
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = open === 'account'
  // Pressing outside the open menu closes it; the click that follows must not reopen it.
  const wasOpen = useRef(false)

  function prepare() {
    preloadOverlays()
    void prepareAccount(platform)
  }

  function handleClick() {
    if (!wasOpen.current) showOverlay('account')
    wasOpen.current = false
  }

  return (
    <>
      {!isCollapsed && <TourCard onStart={closeDrawer} />}
      <div className={styles.account} data-collapsed={isCollapsed}>
        <button
          ref={button}
          type="button"
          aria-haspopup="menu"
          aria-expanded={isOpen}
          title={isCollapsed ? user?.name : undefined}
          onPointerEnter={prepare}
          onFocus={prepare}
          onPointerDown={() => {
            wasOpen.current = isOpen
          }}
          onClick={handleClick}
        >
          <span className={styles.initials} aria-hidden="true">
            {toInitials(user?.name ?? '')}
          </span>
          <span className={isCollapsed ? 'visually-hidden' : styles.name}>
            <span className="visually-hidden">Account, </span>
            {user?.name}
            <small>{user?.email}</small>
          </span>
          {!isCollapsed && <ChevronsUpDown size={14} aria-hidden="true" />}
        </button>
        {isOpen && <AccountPopup button={button} />}
      </div>
    </>
  )
}

function toInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '')
    .join('')
}
