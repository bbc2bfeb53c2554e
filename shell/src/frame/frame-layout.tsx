import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { ScreenArrival } from '../navigation/screen-arrival.tsx'
import { ScreenSkeleton } from '../navigation/screen-skeleton.tsx'
import styles from './frame-layout.module.css'
import { type MenuContext, menuStore } from './menu.store.ts'
import { MenuDrawer } from './menu-drawer.tsx'
import { OpenOverlay } from './open-overlay.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useIsNarrow, useIsTight } from './use-is-narrow.ts'
import { useShortcuts } from './use-shortcuts.ts'

export type FrameLayoutProps = {
  /** Path of a screen that is slow to load; its skeleton hides the current screen, which stays mounted until then. */
  comingPath: string | null
  /** Name of the remote that owns the screen, for styles scoped to its section. */
  section?: string | undefined
  /** The screen; absent until the first one has loaded. */
  children?: ReactNode
}

export function FrameLayout({ comingPath, section, children }: FrameLayoutProps) {
  const main = useRef<HTMLElement>(null)
  const isNarrow = useIsNarrow()
  const { pathname } = useLocation()
  const place = useMenuContext(comingPath ?? pathname)
  const { collapsed, isDrawerOpen } = useStore(menuStore)
  const isCollapsed = collapsed[place]
  useShortcuts()

  function handleSkip(event: MouseEvent) {
    event.preventDefault()
    main.current?.focus()
  }

  return (
    <div className={styles.frame} data-collapsed={isCollapsed}>
      {/* biome-ignore lint/a11y/useValidAnchor: a skip link that must not change the address */}
      <a className={styles.skip} href="#content" onClick={handleSkip}>
        Skip to content
      </a>
      {!isNarrow && <Sidebar isCollapsed={isCollapsed} />}
      {isNarrow && isDrawerOpen && <MenuDrawer />}
      <div className={styles.column}>
        <TopBar comingPath={comingPath} isNarrow={isNarrow} place={place} />
        <main ref={main} id="content" className={styles.content} tabIndex={-1}>
          {comingPath !== null && (
            <div className={styles.coming}>
              <ScreenSkeleton path={comingPath} />
            </div>
          )}
          <div className={styles.screen} data-covered={comingPath !== null} data-remote={section}>
            {children}
          </div>
        </main>
      </div>
      {children !== undefined && <ScreenArrival main={main} />}
      <OpenOverlay />
    </div>
  )
}

/** Addresses of editors in every remote: `/grammar/new`, `/grammar/7/edit`, `/mocks/writing/edit/7`. */
const editorPath = /\/(new|edit)(\/|$)/

/** Whether the menu is beside a screen or an editor, derived from the address before the screen loads. */
function useMenuContext(path: string): MenuContext {
  const isTight = useIsTight()
  return isTight && editorPath.test(path) ? 'editor' : 'screen'
}
