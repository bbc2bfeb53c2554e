import type { ReleasedRemote } from '@console/shared/release'
import type { MenuEntry } from '@console/shared/remote-config'
import { TriangleAlert } from 'lucide-react'
import { NavLink } from 'react-router'
import { useConsole } from '../console/console-services.ts'
import { useRemoteState } from '../remotes/use-remote-state.ts'
import styles from './main-menu.module.css'
import { MenuEntryIcon } from './menu-entry-icon.tsx'

type OwnedEntry = MenuEntry & { remote: ReleasedRemote }

/** Built from the release record alone; no remote's code runs for it. */
export function MainMenu() {
  const { release } = useConsole()
  return (
    <nav aria-label="Main" className={styles.menu}>
      {groupEntries(release.remotes).map(([group, entries]) => (
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

function groupEntries(remotes: readonly ReleasedRemote[]): [group: string, entries: OwnedEntry[]][] {
  const entries = remotes
    .flatMap((remote) => remote.menu.map((entry) => ({ ...entry, remote })))
    .sort((a, b) => a.order - b.order || a.title.localeCompare(b.title))
  return [...Map.groupBy(entries, (entry) => entry.group ?? '')]
}

function MenuLink({ entry }: { entry: OwnedEntry }) {
  const { platform } = useConsole()
  const state = useRemoteState(entry.remote.name)
  const preload = () => platform.links.preload(entry.path)
  return (
    <NavLink to={entry.path} end={entry.path === '/'} onPointerEnter={preload} onFocus={preload}>
      <MenuEntryIcon icon={entry.icon} />
      {entry.title}
      {state.status === 'failed' && (
        <span className={styles.failed} title={state.failure.sentence}>
          <TriangleAlert size={14} aria-hidden="true" />
          <span className="visually-hidden">not available</span>
        </span>
      )}
    </NavLink>
  )
}
