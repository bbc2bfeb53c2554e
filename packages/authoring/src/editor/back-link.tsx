import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import styles from '../controls/action-button.module.css'

/** The arrow at the head of an editor; `label` says where it leads. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link className={`${styles.button} ${styles.icon}`} to={to} aria-label={label} title={label}>
      <ArrowLeft size={16} aria-hidden />
    </Link>
  )
}
