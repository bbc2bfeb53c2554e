import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { type MockDocument, toStatusLabel } from '@console/ielts'
import { toCounted } from '@console/ielts/checks'
import { toUserMessage } from '@console/shared/errors'
import { usePlatform } from '@console/shared/platform-context'
import { RelativeTime } from '@console/shared/ui/relative-time'
import { StatusDot } from '@console/shared/ui/status-dot'
import { formatTime } from '@console/shared/ui/time'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import type { MockRef } from '../api/mock.api.ts'
import { toStatusTone } from '../labels/status-tone.ts'
import { readVersion } from './version.queries.ts'
import { VersionChanges } from './version-changes.tsx'
import styles from './version-item.module.css'
import type { VersionRow } from './version-store.ts'

type VersionItemProps = {
  mock: MockRef
  /** The current mock. */
  readNow(): MockDocument
  version: VersionRow
  /** Puts the version into the editor, or is the address of an editor that can. */
  restore: string | ((document: MockDocument) => Promise<void>)
  /** Other versions may be on the server, so those of this device are marked. */
  isServed: boolean
}

type Opened = { then: MockDocument; now: MockDocument }

export function VersionItem({ version, mock, readNow, restore, isServed }: VersionItemProps) {
  const platform = usePlatform()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { at, by, summary, place } = version

  async function withDocument(run: (document: MockDocument) => void | Promise<void>) {
    setProblem(null)
    try {
      const document = await readVersion(platform, mock, version)
      if (document === null) setProblem('It cannot be read any more. The other versions are not affected.')
      else await run(document)
    } catch (error) {
      setProblem(toUserMessage(error))
    }
  }

  const compare = () =>
    opened === null ? withDocument((then) => setOpened({ then, now: readNow() })) : setOpened(null)

  return (
    <li className={layout.rows} aria-label={`Version of ${formatTime(at)}`}>
      <div className={layout.ends}>
        <div className={`${layout.row} ${styles.facts}`}>
          <b>
            <RelativeTime at={new Date(at).toISOString()} />
          </b>
          {by !== null && <span>{by}</span>}
          <Facts version={version} />
        </div>
        <div className={layout.row}>
          <Button size="small" aria-expanded={opened !== null} onClick={() => void compare()}>
            Compare with now
          </Button>
          {typeof restore === 'string' ? (
            <Link to={restore}>Restore in the editor</Link>
          ) : (
            <Button size="small" onClick={() => void withDocument(restore)}>
              Restore
            </Button>
          )}
        </div>
      </div>
      <p className={text.note}>
        {summary ?? 'This save has no summary of its changes: compare it with now.'}
        {isServed && place === 'device' && ' (kept on this device)'}
      </p>
      {problem !== null && <Alert type="warning" showIcon title={problem} />}
      {opened !== null && <VersionChanges {...opened} section={mock.section} />}
    </li>
  )
}

function Facts({ version: { status, errors, warnings } }: { version: VersionRow }) {
  return (
    <>
      {status !== null && <StatusDot tone={toStatusTone(status)}>{toStatusLabel(status)}</StatusDot>}
      {errors !== null && warnings !== null && errors + warnings > 0 && (
        <span>
          {[errors > 0 && toCounted(errors, 'error'), warnings > 0 && toCounted(warnings, 'warning')]
            .filter(Boolean)
            .join(', ')}
        </span>
      )}
    </>
  )
}
