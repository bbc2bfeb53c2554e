import headline from './headline-figures.module.css'
import styles from './overview-skeleton.module.css'

const columns = ['first', 'second', 'third', 'fourth']

/** Holds the place of the figures while they load; that they do is said beside Refresh. */
export function OverviewSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden>
      <div className={headline.headlines}>
        {columns.map((column) => (
          <div key={column} className={headline.headline}>
            <div className={styles.bars} />
          </div>
        ))}
      </div>
      <div className={styles.table} />
    </div>
  )
}
