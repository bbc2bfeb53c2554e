import { useCopy } from '@console/shared/clipboard/use-copy'
import { usePlatform } from '@console/shared/platform-context'
import type { MediaFile, MediaUse } from '@console/shared/schemas/media'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { RelativeTime } from '@console/shared/ui/relative-time'
import { toSafeAddress } from '@console/values/address/safe-address'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import card from '../../styles/card.module.css'
import layout from '../../styles/layout.module.css'
import text from '../../styles/text.module.css'
import { allMedia } from '../api/media.queries.ts'
import { formatSize, toAbsoluteUrl } from '../api/media-labels.ts'
import { AltTextForm } from './alt-text-form.tsx'
import styles from './media-library.module.css'
import { UseNames, type UsesProps } from './use-names.tsx'

const DeleteDialog = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "media-library" */ './delete-dialog.tsx')).DeleteDialog,
  'The dialog for deleting',
)

type MediaCardProps = {
  file: MediaFile
  /** Replaces the delete button. */
  action: ReactNode | undefined
  renderUse(use: MediaUse): ReactNode
}

/** A file with its description, uses and actions. */
export function MediaCard({ file, action, renderUse }: MediaCardProps) {
  const address = toAbsoluteUrl(file.address)
  const shown = toSafeAddress(address) ?? undefined
  return (
    <li className={card.card}>
      {file.kind === 'picture' ? (
        <img className={styles.picture} src={shown} alt={file.alt || file.name} loading="lazy" />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: a listening test must not be read along
        <audio className={styles.recording} controls preload="none" src={shown} aria-label={file.name} />
      )}
      <h2 className={styles.name}>{file.name}</h2>
      <p className={text.note}>
        {formatSize(file.size)}, <RelativeTime at={file.created_at} />
        {file.created_by !== null && `, ${file.created_by}`}
      </p>
      <Uses uses={file.uses} renderUse={renderUse} />
      {file.kind === 'picture' && <AltTextForm file={file} />}
      <div className={`${layout.row} ${styles.actions}`}>
        {action}
        <CopyAddress file={file} address={address} />
        {action === undefined && <DeleteButton file={file} renderUse={renderUse} />}
      </div>
    </li>
  )
}

function CopyAddress({ file, address }: { file: MediaFile; address: string }) {
  const { isCopied, copy } = useCopy(usePlatform())
  const write = () => navigator.clipboard.writeText(address)
  const label = isCopied ? 'Copied!' : 'Copy address'
  return (
    <Button
      size="small"
      aria-label={isCopied ? label : `${label} of ${file.name}`}
      onClick={() => void copy({ write, notice: `Address of “${file.name}” copied` })}
    >
      {label}
    </Button>
  )
}

function Uses({ uses, renderUse }: UsesProps) {
  if (uses.length === 0) return <p className={text.note}>Not used by any mock or article.</p>
  return (
    <p className={text.note}>
      Used by <UseNames uses={uses} renderUse={renderUse} />.
    </p>
  )
}

function DeleteButton({ file, renderUse }: Pick<MediaCardProps, 'file' | 'renderUse'>) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState(0)
  const [isAsking, setIsAsking] = useState(false)

  /** A mock may have added or removed it since the list was read. */
  function readUses() {
    void queryClient.invalidateQueries({ queryKey: allMedia })
  }

  function ask() {
    readUses()
    setAsked(asked + 1)
    setIsAsking(true)
  }

  return (
    <>
      <Button size="small" aria-label={`Delete ${file.name}`} onClick={ask}>
        Delete
      </Button>
      {asked > 0 && (
        <DeleteDialog
          attempt={asked}
          file={file}
          isOpen={isAsking}
          renderUse={renderUse}
          onRefused={readUses}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
