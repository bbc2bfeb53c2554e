import styles from './editor-skeleton.module.css'
import workbench from './workbench.module.css'

/** An editor's placeholder while its record loads. */
export function EditorSkeleton({ label }: { label: string }) {
  return (
    <div className={`${workbench.workbench} ${styles.skeleton}`} role="status" aria-label={label}>
      <div className={styles.bar} />
      <div className={workbench.panes} data-view="both">
        <aside className={styles.pane} />
        <div className={`${workbench.writing} ${styles.pane}`} />
        <div className={`${workbench.preview} ${styles.pane}`} />
      </div>
    </div>
  )
}
