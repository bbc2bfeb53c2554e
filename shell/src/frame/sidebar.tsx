import { Link } from 'react-router'
import { useHome } from '../navigation/use-permissions.ts'
import { AccountMenu } from './account-menu.tsx'
import { MainMenu } from './main-menu.tsx'
import styles from './sidebar.module.css'

/** The menu beside the content. */
export function Sidebar({ isCollapsed }: { isCollapsed: boolean }) {
  return (
    <section
      id="sidebar"
      className={styles.sidebar}
      aria-label="Menu and account"
      data-collapsed={isCollapsed}
    >
      <Link to={useHome()} className={styles.brand}>
        <span className={styles.mark} aria-hidden="true" />
        <span className={isCollapsed ? 'visually-hidden' : undefined}>IELTS console</span>
      </Link>
      <div className={styles.body}>
        <MainMenu isCollapsed={isCollapsed} />
      </div>
      <AccountMenu isCollapsed={isCollapsed} />
    </section>
  )
}
