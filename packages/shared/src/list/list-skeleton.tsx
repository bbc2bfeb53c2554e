import styles from './list-skeleton.module.css'

/** A list's placeholder while it loads. `of` names the records: "packages". Since 1.12.0. */
export function ListSkeleton({ of }: { of: string }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={`Loading ${of}`}>
      <div className={styles.toolbar} />
      <div className={styles.rows} />
    </div>
  )
}
