import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import styles from '../controls/action-button.module.css'

/** The back arrow of an editor; `label` names its target. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link className={`${styles.button} ${styles.icon}`} to={to} aria-label={label} title={label}>
      <ArrowLeft size={16} aria-hidden />
    </Link>
  )
}
