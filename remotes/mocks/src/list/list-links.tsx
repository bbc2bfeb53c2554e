import { formatNumber } from '@console/shared/ui/number'
import { Link } from 'react-router'
import { healthPath, searchPath } from '../navigation/paths.ts'
import styles from './mock-columns.module.css'

/** Links above a list: mocks waiting for review, those waiting for this user, and the screens about all mocks. */
export const ListLinks = ({ all, own }: { all: number; own: number }) => (
  <nav aria-label="Mocks of all sections" className={styles.links}>
    {all > 0 && <Link to="?review=waiting">Waiting for review ({formatNumber(all)})</Link>}
    {own > 0 && <Link to="?review=own">Waiting for you ({formatNumber(own)})</Link>}
    <Link to={healthPath}>Problems in mocks</Link>
    <Link to={searchPath}>Search in all mocks</Link>
  </nav>
)
