import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import type { MockDocument } from '@console/ielts'
import { toUserMessage } from '@console/shared/errors'
import { usePlatform } from '@console/shared/platform-context'
import { drawerWidths } from '@console/shared/theme'
import { formatTime } from '@console/shared/ui/time'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Drawer } from 'antd'
import { isKeptByServer } from '../api/companion-store.ts'
import type { MockRef } from '../api/mock.api.ts'
import { keepUnsaved } from './keep-unsaved.ts'
import { type KeptVersions, versionQueries } from './version.queries.ts'
import { VersionItem } from './version-item.tsx'
import type { VersionRow } from './version-store.ts'

/** Applies a version to the editor as one undoable step. */
export type RestoringEditor = {
  hasUnsavedWork(): boolean
  put(step: string, document: MockDocument): void
}

export type VersionsDrawerProps = {
  mock: MockRef
  /** The current mock, with unsaved changes. */
  readNow(): MockDocument
  /** Restores a version in the editor, or is the address of an editor that can. */
  restore: RestoringEditor | string
  onClose(): void
}

/** The saved versions of a mock, to be compared with now and restored. */
export function VersionsDrawer({ mock, readNow, restore, onClose }: VersionsDrawerProps) {
  const platform = usePlatform()
  const { data, error, isPending, refetch } = useQuery(versionQueries(platform).list(mock))
  const isServed = isKeptByServer(platform)

  async function putIntoEditor(editor: RestoringEditor, document: MockDocument, { at }: VersionRow) {
    const now = readNow()
    const isKept = editor.hasUnsavedWork() && (await keepUnsaved(platform, mock, now))
    const version = `the version of ${formatTime(at)}`
    // Keeps the current status: restoring a published version must not publish with the next save.
    editor.put(`Restore ${version}`, { ...document, status: now.status })
    platform.notify.success(`Restored ${version}`, {
      description: isKept
        ? 'Nothing is saved yet. What you had not saved is kept among the versions on this device.'
        : 'Nothing is saved yet. Undo brings back what you had.',
    })
    onClose()
  }

  return (
    <Drawer open onClose={onClose} title="Versions" size={drawerWidths.middle}>
      <div className={layout.stack}>
        <p className={text.note}>
          {isServed
            ? 'Kept by the server: the last 50 saves of each mock.'
            : 'Kept on this device, where only you see them: your last 30 saves of each mock.'}{' '}
          Restoring opens the version in the editor. Save to keep it.
        </p>
        {error !== null && (
          <Alert
            type="error"
            showIcon
            title="The versions could not be loaded"
            description={toUserMessage(error)}
            action={<Button onClick={() => void refetch()}>Retry</Button>}
          />
        )}
        {isPending && error === null && <p role="status">Loading the versions…</p>}
        {data !== undefined && (
          <>
            {!isServed && <StorageProblem problem={data.problem} />}
            {data.rows.length === 0 ? (
              <p>No versions yet. Every save from now on adds one.</p>
            ) : (
              <ol className={`${layout.plain} ${layout.form}`}>
                {data.rows.map((version) => (
                  <VersionItem
                    key={`${version.place} ${version.id}`}
                    {...{ version, mock, readNow, isServed }}
                    restore={
                      typeof restore === 'string'
                        ? restore
                        : (document) => putIntoEditor(restore, document, version)
                    }
                  />
                ))}
              </ol>
            )}
          </>
        )}
      </div>
    </Drawer>
  )
}

function StorageProblem({ problem }: Pick<KeptVersions, 'problem'>) {
  switch (problem) {
    case null:
      return null
    case 'blocked':
      return (
        <Alert
          type="warning"
          showIcon
          title="This browser does not let the console store anything"
          description="No versions are kept on this device. Allow this site to store data, or open the console outside a private window."
        />
      )
    case 'full':
      return (
        <Alert
          type="warning"
          showIcon
          title="The last save was not kept as a version"
          description="The storage of this browser is full. The mock itself is saved. Free some space and save again to keep a version."
        />
      )
  }
}
