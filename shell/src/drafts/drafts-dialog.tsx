import type { Draft, DraftEntry, Drafts } from '@console/shared/platform'
import { formatRelativeTime, formatTime } from '@console/shared/ui/time'
import { useStore } from 'zustand'
import { MountedDialog, mountDialog } from '../overlays/mount-dialog.tsx'
import { toRedirectTarget } from '../session/redirect-target.ts'
import { draftIndexStore, toAddress } from './draft-index.store.ts'
import styles from './drafts-dialog.module.css'
import { formatSize } from './format-size.ts'

type Owner = DraftEntry['owner']

/** Resolves with the address of the chosen draft, or null. */
export async function showDrafts(drafts: Drafts, owner: Owner): Promise<string | null> {
  const found = await drafts.list()
  return mountDialog<string | null>((close) => (
    <DraftsDialog drafts={drafts} found={found} owner={owner} onClose={close} />
  ))
}

type DraftsDialogProps = {
  drafts: Drafts
  found: readonly Draft[]
  owner: Owner
  onClose(path: string | null): void
}

function DraftsDialog({ drafts, found, owner, onClose }: DraftsDialogProps) {
  return (
    <MountedDialog labelledBy="drafts-title" onCancel={() => onClose(null)}>
      <h2 id="drafts-title">Drafts</h2>
      <p>
        {found.length === 0
          ? 'No drafts on this device. What you type in a form but do not save is kept here for 30 days.'
          : 'Work kept on this device only. Nobody else can see it. Unsaved work is removed after 30 days.'}
      </p>
      {found.length > 0 && (
        <ul className={styles.drafts}>
          {found.map((draft) => (
            <DraftRow
              key={JSON.stringify(draft.key)}
              draft={draft}
              drafts={drafts}
              owner={owner}
              onOpen={onClose}
            />
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={() => onClose(null)}>
          Close
        </button>
      </div>
    </MountedDialog>
  )
}

type DraftRowProps = { draft: Draft; drafts: Drafts; owner: Owner; onOpen(path: string): void }

function DraftRow({ draft, drafts, owner, onOpen }: DraftRowProps) {
  // An open editor below may discard the draft or save it again.
  const keptAt = useStore(draftIndexStore, (index) => index[toAddress(owner, draft.key)])
  const isDiscarded = keptAt === undefined
  const title = draft.title ?? `${draft.key.entity} ${draft.key.id}`
  const { path } = draft
  const savedAt = keptAt ?? draft.savedAt
  const size = formatSize(draft.document)

  return (
    <li className={styles.draft}>
      {path === undefined || isDiscarded ? (
        <span className={styles.title} dir="auto">
          {title}
        </span>
      ) : (
        <button
          type="button"
          className={styles.open}
          dir="auto"
          onClick={() => onOpen(toRedirectTarget(path))}
        >
          {title}
        </button>
      )}
      <small>
        {isDiscarded ? (
          'Discarded'
        ) : (
          <>
            <time dateTime={new Date(savedAt).toISOString()} title={formatTime(savedAt)}>
              {formatRelativeTime(savedAt)}
            </time>
            {size !== null && ` · ${size}`}
            {draft.isLasting === true && ' · kept until you discard it'}
          </>
        )}
      </small>
      <button
        type="button"
        className="button"
        aria-label={`${isDiscarded ? 'Keep' : 'Discard'} ${title}`}
        onClick={() => void (isDiscarded ? drafts.store({ ...draft, owner }) : drafts.discard(draft.key))}
      >
        {isDiscarded ? 'Undo' : 'Discard'}
      </button>
    </li>
  )
}
