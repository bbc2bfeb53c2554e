import { usePlatform } from '@console/shared/platform-context'
import { FileBarChart2, LayoutDashboard, type LucideIcon, Settings, Users } from 'lucide-react'
import { Link } from 'react-router'
import styles from './not-found-screen.module.css'

/** SPEC §2: four tiles that all lead to the start page. */
const sections = ['Dashboard', 'Users', 'Settings', 'Reports']
const destination = '/'

export function NotFoundScreen() {
  const { telemetry } = usePlatform()
  return (
    <section className={styles.screen} data-drawn-by="shell">
      <title>Page not found · IELTS console</title>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>Oops! Page not found</h1>
      <p>The admin page you're looking for doesn't exist or you may not have the necessary permissions.</p>
      <p className={styles.caption}>Quick access to main sections:</p>
      <ul className={styles.tiles}>
        {sections.map((section) => (
          <li key={section}>
            <Link
              to={destination}
              onClick={() => telemetry.capture('not_found_quick_access_click', { section, destination })}
            >
              <span className={styles.icon}>
                <SectionIcon section={section} />
              </span>
              {section}
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={destination}
        className="button button-primary"
        onClick={() => telemetry.capture('not_found_back_to_dashboard')}
      >
        Back to Dashboard
      </Link>
    </section>
  )
}

const icons: Record<string, LucideIcon> = {
  Dashboard: LayoutDashboard,
  Users,
  Settings,
  Reports: FileBarChart2,
}

function SectionIcon({ section }: { section: string }) {
  const Icon = icons[section]
  return Icon === undefined ? null : <Icon size={18} aria-hidden="true" />
}
