import styles from './frame-skeleton.module.css'

/** While the first screen's code is on its way; appears only when that takes longer than 150 ms. */
export function FrameSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading the console">
      <div className={styles.side} />
      <div className={styles.page}>
        <div className={styles.title} />
        <div className={styles.block} />
      </div>
    </div>
  )
}
