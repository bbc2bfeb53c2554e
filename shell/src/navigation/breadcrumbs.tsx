import type { Crumb } from '@console/shared/screen-handle'
import { Link, useLocation } from 'react-router'
import type { KnownRemote } from '../release/known-release.ts'
import { useRemotes } from '../remotes/use-remotes.ts'
import styles from './breadcrumbs.module.css'
import { findMenuEntry, findOwner } from './menu-entries.ts'
import { type ScreenTrail, useScreenTrail } from './screen-trail.ts'

/** The path to the current or coming screen: group, menu entry, the screen's parents, the screen. */
export function Breadcrumbs({ comingPath }: { comingPath: string | null }) {
  const { pathname } = useLocation()
  const place = useScreenTrail()
  const path = comingPath ?? pathname
  const crumbs = listCrumbs(path, useRemotes(), comingPath === null ? place : null)
  if (crumbs.length === 0) return null
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumbs}>
      <ol>
        {crumbs.map(({ title, to }, index) => (
          <li key={`${to} ${title}`}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : to === undefined ? (
              title
            ) : (
              <Link to={to}>{title}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

type ShownCrumb = { title: string; to?: Crumb['to'] }

function listCrumbs(path: string, remotes: readonly KnownRemote[], place: ScreenTrail | null): ShownCrumb[] {
  const entry = findMenuEntry(remotes, path)
  const crumbs: ShownCrumb[] = []
  if (entry?.group !== undefined) crumbs.push({ title: entry.group })
  const owner = findOwner(remotes, path)
  // A screen that no menu entry leads to.
  if (entry === null && owner !== null && place !== null) crumbs.push({ title: owner.title })
  const isBelowEntry = entry !== null && entry.path !== path && entry.path !== `${path}/`
  if (entry !== null && (isBelowEntry || place === null)) crumbs.push({ title: entry.title, to: entry.path })
  if (place !== null) crumbs.push(...place.parents, { title: place.title })
  return crumbs
}
