import { useRemotes } from '../remotes/use-remotes.ts'
import { findMenuEntry } from './menu-entries.ts'
import { useRecordName } from './record-name.store.ts'
import styles from './screen-skeleton.module.css'

export type ScreenSkeletonProps = {
  path: string
  /** What there is to say of the wait. */
  note?: string
}

/** Holds the place of the screen at `path`, under the name of its record, or else the title that its menu entry has. */
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
