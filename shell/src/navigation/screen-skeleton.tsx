import { useRemotes } from '../remotes/use-remotes.ts'
import { findMenuEntry } from './menu-entries.ts'
import { useRecordName } from './record-name.store.ts'
import styles from './screen-skeleton.module.css'

export type ScreenSkeletonProps = {
  path: string
  /** Explains the wait. */
  note?: string
}

/** Placeholder for the screen at `path`, titled with its record's name or else its menu entry. */
export function ScreenSkeleton({ path, note }: ScreenSkeletonProps) {
  const title = findMenuEntry(useRemotes(), path)?.title
  const name = useRecordName(path)
  return (
    <div
      className={styles.skeleton}
      data-drawn-by="shell"
      role="status"
      aria-label={`Loading ${title ?? 'the screen'}`}
    >
      {title !== undefined && <title>{`${title} · IELTS console`}</title>}
      <p className={styles.title}>{name ?? title}</p>
      {note === undefined ? <div className={styles.line} /> : <p className={styles.note}>{note}</p>}
      <div className={styles.block} />
    </div>
  )
}
