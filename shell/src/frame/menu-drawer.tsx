import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useHome } from '../navigation/use-permissions.ts'
import { ModalDialog } from '../overlays/modal-dialog.tsx'
import { AccountMenu } from './account-menu.tsx'
import { MainMenu } from './main-menu.tsx'
import { closeDrawer } from './menu.store.ts'
import styles from './menu-drawer.module.css'

/** The menu at phone width. */
export function MenuDrawer() {
  function handleClick(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a') !== null) closeDrawer()
  }
  return (
    <ModalDialog label="Menu" className={styles.drawer} onClose={closeDrawer}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are the interactive elements */}
      <div className={styles.panel} onClick={handleClick}>
        <div className={styles.head}>
          <Link to={useHome()}>IELTS console</Link>
          <button type="button" aria-label="Close menu" onClick={closeDrawer}>
            <X size={20} aria-hidden="true" />
          </button>
        </div>
        <div className={styles.body}>
          <MainMenu />
        </div>
        <AccountMenu />
      </div>
    </ModalDialog>
  )
}
