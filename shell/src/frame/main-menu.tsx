import { usePlatform } from '@console/shared/platform-context'
import { TriangleAlert } from 'lucide-react'
import { NavLink } from 'react-router'
import { useStore } from 'zustand'
import { describeAbsence } from '../absence/absences.ts'
import { badgesStore } from '../extensions/menu-badges.ts'
import { MenuEntryIcon } from '../navigation/menu-entry-icon.tsx'
import type { ShownEntry } from '../navigation/shown-entries.ts'
import { useEntryAbsence, useShownEntries } from '../navigation/use-shown-entries.ts'
import { LargeMenu } from './large-menu.tsx'
import styles from './main-menu.module.css'

export type MainMenuProps = {
  /** To icons; their names appear on hover and focus. */
  isCollapsed?: boolean
}

/** Up to this many entries a menu is scanned at a glance. */
const maxAtAGlance = 20

export function MainMenu({ isCollapsed = false }: MainMenuProps) {
  const all = useShownEntries()
  const isLarge = all.length > maxAtAGlance && !isCollapsed
  return (
    <nav aria-label="Main" className={styles.menu} data-collapsed={isCollapsed}>
      {isLarge ? (
        <LargeMenu links={all.map((entry) => ({ entry, link: <MenuLink entry={entry} /> }))} />
      ) : (
        <PlainMenu all={all} />
      )}
    </nav>
  )
}

function PlainMenu({ all }: { all: readonly ShownEntry[] }) {
  return [...Map.groupBy(all, ({ group }) => group ?? '')].map(([group, entries]) => (
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
  ))
}

function MenuLink({ entry }: { entry: ShownEntry }) {
  const { links } = usePlatform()
  const absence = useEntryAbsence(entry)
  const shown = absence && describeAbsence(absence.reason)
  const badge = useStore(badgesStore, (badges) => badges[entry.remote?.name ?? '']?.[entry.path])
  const isCounted = badge !== undefined && badge.count > 0 && absence === null
  const preload = () => {
    if (absence?.reason !== 'not-permitted') links.preload(entry.path)
  }
  return (
    <NavLink
      to={entry.path}
      end={entry.path === '/'}
      aria-label={shown ? `${entry.title}, ${shown.mark.toLowerCase()}` : undefined}
      title={isCounted ? badge.sentence : undefined}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <MenuEntryIcon icon={entry.icon} />
      <span className={styles.title}>{entry.title}</span>
      {isCounted && (
        <span className={styles.badge} aria-hidden="true">
          {badge.count > 99 ? '99+' : badge.count}
        </span>
      )}
      {absence && shown && (
        <span
          className={shown.sign === 'warning' ? styles.failed : styles.off}
          title={absence.sentence}
          aria-hidden="true"
        >
          {shown.sign === 'warning' ? <TriangleAlert size={14} /> : shown.sign.word}
        </span>
      )}
    </NavLink>
  )
}
