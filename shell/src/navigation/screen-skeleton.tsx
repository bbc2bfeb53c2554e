import { useConsole } from '../console/console-services.ts'
import { findMenuEntry } from './menu-entries.ts'
import styles from './screen-skeleton.module.css'

/** Holds the place of the screen at `path`, under the title that its menu entry has. */
export function ScreenSkeleton({ path }: { path: string }) {
  const { release } = useConsole()
  const title = findMenuEntry(release.remotes, path)?.title
  return (
    <div className={styles.skeleton} role="status" aria-label={`Loading ${title ?? 'the screen'}`}>
      {title !== undefined && <title>{`${title} · IELTS console`}</title>}
      <p className={styles.title}>{title}</p>
      <div className={styles.line} />
      <div className={styles.block} />
    </div>
  )
}
