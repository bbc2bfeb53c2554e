import styles from './list-skeleton.module.css'

/** Holds a list's place while it loads. `of` names what is coming: "packages". */
export function ListSkeleton({ of }: { of: string }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={`Loading ${of}`}>
      <div className={styles.toolbar} />
      <div className={styles.rows} />
    </div>
  )
}
