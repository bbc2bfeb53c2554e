import { toKeys } from '@console/shared/ui/key-label'
import { Menu, PanelLeft, Search } from 'lucide-react'
import { useStore } from 'zustand'
import { Breadcrumbs } from '../navigation/breadcrumbs.tsx'
import { showOverlay } from '../overlays/overlay.store.ts'
import { type MenuContext, menuStore, openDrawer, toggleCollapsed } from './menu.store.ts'
import { HelpButton, preloadOverlays } from './overlay-parts.ts'
import styles from './top-bar.module.css'

export type TopBarProps = { comingPath: string | null; isNarrow: boolean; place: MenuContext }

/** The bar above the content: menu button, breadcrumbs and commands. */
export function TopBar({ comingPath, isNarrow, place }: TopBarProps) {
  return (
    <header className={styles.bar} data-place={place}>
      {isNarrow ? <DrawerButton /> : <CollapseButton place={place} />}
      <Breadcrumbs comingPath={comingPath} />
      <HelpButton className={styles.icon} />
      <button
        type="button"
        className={styles.search}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={preloadOverlays}
        onFocus={preloadOverlays}
        onClick={() => showOverlay('palette')}
      >
        <Search size={16} aria-hidden="true" />
        <span className={styles.label}>Find anything</span>
        <span className={styles.keys} aria-hidden="true">
          {toKeys('Ctrl+K').join(' ')}
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

function CollapseButton({ place }: { place: MenuContext }) {
  const isCollapsed = useStore(menuStore, (state) => state.collapsed[place])
  const label = isCollapsed ? 'Expand menu' : 'Collapse menu'
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      aria-expanded={!isCollapsed}
      aria-controls="sidebar"
      onClick={() => toggleCollapsed(place)}
    >
      <PanelLeft size={16} aria-hidden="true" />
    </button>
  )
}
