import { Menu, PanelLeft, Search } from 'lucide-react'
import { useStore } from 'zustand'
import { Breadcrumbs } from '../navigation/breadcrumbs.tsx'
import { showOverlay } from '../overlays/overlay.store.ts'
import { paletteKeys } from '../shortcuts/shortcut-keys.ts'
import { menuStore, openDrawer, toggleCollapsed } from './menu.store.ts'
import { preloadOverlays } from './overlay-parts.store.ts'
import styles from './top-bar.module.css'

export type TopBarProps = { comingPath: string | null; isNarrow: boolean }

/** Above the content: the menu's button, where one is, and the way to everything else. */
export function TopBar({ comingPath, isNarrow }: TopBarProps) {
  return (
    <header className={styles.bar}>
      {isNarrow ? <DrawerButton /> : <CollapseButton />}
      <Breadcrumbs comingPath={comingPath} />
      <button
        type="button"
        className={styles.search}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={preloadOverlays}
        onFocus={preloadOverlays}
        onClick={() => showOverlay('palette')}
      >
        <Search size={16} aria-hidden="true" />
        <span className={styles.label}>Find a screen or action</span>
        <span className={styles.keys} aria-hidden="true">
          {paletteKeys.join(' ')}
        </span>
      </button>
    </header>
  )
}

function DrawerButton() {
  const isOpen = useStore(menuStore, (state) => state.isDrawerOpen)
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label="Open menu"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={openDrawer}
    >
      <Menu size={20} aria-hidden="true" />
    </button>
  )
}

function CollapseButton() {
  const isCollapsed = useStore(menuStore, (state) => state.isCollapsed)
  const label = isCollapsed ? 'Expand menu' : 'Collapse menu'
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      aria-expanded={!isCollapsed}
      aria-controls="sidebar"
      onClick={toggleCollapsed}
    >
      <PanelLeft size={16} aria-hidden="true" />
    </button>
  )
}
