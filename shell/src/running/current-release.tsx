import { type ReactNode, useEffect, useState } from 'react'
import { useBootDocuments } from '../release/boot-documents.ts'
import { BootError } from '../release/boot-error.ts'
import { fetchRelease } from '../release/fetch-boot-documents.ts'
import type { KnownRelease } from '../release/known-release.ts'
import { useRemotes } from '../remotes/use-remotes.ts'
import { listDifferences } from './compare-releases.ts'
import { ExpiryWarning } from './expiry-warning.tsx'
import styles from './remotes-screen.module.css'

type Read = { isFetching: boolean; data?: KnownRelease; error?: unknown }

/** The release of this tab beside the current one, with the commands on this tab. */
export function CurrentRelease({ children }: { children?: ReactNode }) {
  const { config, release } = useBootDocuments()
  const remotes = useRemotes()
  const [{ data, error, isFetching }, setRead] = useState<Read>({ isFetching: true })
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is another
  useEffect(() => {
    const ending = new AbortController()
    const tell = (read: Read) => ending.signal.aborted || setRead(read)
    setRead({ isFetching: true })
    fetchRelease(config).then(
      (data) => tell({ isFetching: false, data }),
      (error: unknown) => tell({ isFetching: false, error }),
    )
    return () => ending.abort()
  }, [config, asked])
  const differences =
    data === undefined ? [] : listDifferences({ shell: release.shell.version, remotes }, data)
  return (
    <section className={styles.release} aria-label="Release">
      <p>
        This tab was started with <code>{release.id}</code>.{' '}
        <span role="status">
          {isFetching && <span>Reading the current release…</span>}
          {!isFetching && error !== undefined && (
            <span>The current release could not be read. {toReason(error)}</span>
          )}
          {!isFetching && error === undefined && data?.id === release.id && (
            <span>A new tab would start the same release.</span>
          )}
          {!isFetching && error === undefined && data !== undefined && data.id !== release.id && (
            <span>
              A new tab would start <code>{data.id}</code>
              {differences.length === 0 ? ', with the versions that run here.' : ':'}
            </span>
          )}
        </span>
      </p>
      {!isFetching && <ExpiryWarning expiresAt={data?.expires_at} />}
      {!isFetching && differences.length > 0 && (
        <ul>
          {differences.map((difference) => (
            <li key={difference}>
              <code>{difference}</code>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.commands}>
        <button type="button" className="button" disabled={isFetching} onClick={() => setAsked(asked + 1)}>
          Refresh
        </button>
        {children}
      </div>
    </section>
  )
}

const toReason = (error: unknown) =>
  error instanceof BootError ? [error.message, ...error.problems].join(' ') : String(error)
