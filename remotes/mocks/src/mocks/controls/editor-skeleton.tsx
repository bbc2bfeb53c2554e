import styles from './editor-skeleton.module.css'

/** Holds an editor's place while its mock loads. */
export function EditorSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading the mock">
      <div className={styles.bar} />
      <div className={styles.panes}>
        <div />
        <div />
        <div />
      </div>
    </div>
  )
}
