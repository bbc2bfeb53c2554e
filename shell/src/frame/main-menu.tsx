import { usePlatform } from '@console/shared/platform-context'
import { TriangleAlert } from 'lucide-react'
import { NavLink } from 'react-router'
import type { OwnedEntry } from '../navigation/menu-entries.ts'
import { MenuEntryIcon } from '../navigation/menu-entry-icon.tsx'
import { usePermittedEntries } from '../navigation/use-permissions.ts'
import { useRemoteState } from '../remotes/use-remotes.ts'
import styles from './main-menu.module.css'

export type MainMenuProps = {
  /** To icons; their names show on hover and focus. */
  isCollapsed?: boolean
}

export function MainMenu({ isCollapsed = false }: MainMenuProps) {
  const groups = Map.groupBy(usePermittedEntries(), ({ group }) => group ?? '')
  return (
    <nav aria-label="Main" className={styles.menu} data-collapsed={isCollapsed}>
      {[...groups].map(([group, entries]) => (
        <section key={group}>
          {group !== '' && <h2>{group}</h2>}
          <ul>
            {entries.map((entry) => (
              <li key={entry.path}>
                <MenuLink entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function MenuLink({ entry }: { entry: OwnedEntry }) {
  const { links } = usePlatform()
  const state = useRemoteState(entry.remote.name)
  const { disabled } = entry.remote
  const failed = state.status === 'failed' ? 'Not available' : undefined
  const mark = disabled === undefined ? failed : 'Switched off'
  const preload = () => links.preload(entry.path)
  return (
    <NavLink
      to={entry.path}
      end={entry.path === '/'}
      aria-label={mark === undefined ? undefined : `${entry.title}, ${mark.toLowerCase()}`}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <MenuEntryIcon icon={entry.icon} />
      <span className={styles.title}>{entry.title}</span>
      {disabled !== undefined && (
        <span className={styles.off} title={disabled.reason} aria-hidden="true">
          Off
        </span>
      )}
      {disabled === undefined && state.status === 'failed' && (
        <span className={styles.failed} title={state.failure.sentence}>
          <TriangleAlert size={14} aria-hidden="true" />
        </span>
      )}
    </NavLink>
  )
}
