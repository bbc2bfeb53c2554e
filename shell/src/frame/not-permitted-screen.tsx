import { Link } from 'react-router'
import { useStore } from 'zustand'
import { describeAbsence, unaffectedNote } from '../absence/absences.ts'
import { findMenuEntry } from '../navigation/menu-entries.ts'
import { findShellSection } from '../navigation/shell-sections.ts'
import { usePermittedEntries } from '../navigation/use-permissions.ts'
import { useOwner, useRemotes } from '../remotes/use-remotes.ts'
import { sessionStore } from '../session/session.store.ts'
import styles from './not-permitted-screen.module.css'

export type NotPermittedScreenProps = { path: string; missing: readonly string[] }

/** Replaces a section that the server would refuse to this person. */
export function NotPermittedScreen({ path, missing }: NotPermittedScreenProps) {
  const remotes = useRemotes()
  const owner = useOwner(path)
  const user = useStore(sessionStore, (state) => state.user)
  const entries = usePermittedEntries()
  const title = (findMenuEntry(remotes, path) ?? findShellSection(path) ?? owner)?.title ?? path
  const { heading, remedy } = describeAbsence('not-permitted')

  return (
    <section className={styles.screen} data-drawn-by="shell">
      <title>{`${title} · IELTS console`}</title>
      <h1>{heading(title)}</h1>
      <p>
        Ask an administrator for the {missing.length === 1 ? 'permission' : 'permissions'}{' '}
        {missing.map((name, index) => (
          <span key={name}>
            {index > 0 && ' and '}
            <code>{name}</code>
          </span>
        ))}
        . {remedy}
      </p>
      <p>
        You are signed in as <strong>{user?.name}</strong> ({user?.email}).
      </p>
      <p>{unaffectedNote}</p>
      {entries.length > 0 && (
        <nav aria-labelledby="permitted-sections">
          <h2 id="permitted-sections">Your sections</h2>
          <ul>
            {entries.map((entry) => (
              <li key={entry.path}>
                <Link to={entry.path}>{entry.title}</Link>
                {entry.group !== undefined && <small>{entry.group}</small>}
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  )
}
