import { formatNumber } from '@console/shared/ui/number'
import { Link } from 'react-router'
import styles from './mock-columns.module.css'

/** Above a list: the mocks that wait for a review, and those that wait for the person on screen. */
export const ReviewLinks = ({ all, own }: { all: number; own: number }) =>
  all === 0 ? null : (
    <p className={styles.reviews}>
      <Link to="?review=waiting">Waiting for review ({formatNumber(all)})</Link>
      {own > 0 && <Link to="?review=own">Waiting for you ({formatNumber(own)})</Link>}
    </p>
  )
