import { FileBarChart2, LayoutDashboard, Settings, Users } from 'lucide-react'
import { Link } from 'react-router'
import { useConsole } from '../console/console-services.ts'
import styles from './not-found-screen.module.css'

/** SPEC §2: four tiles, all of which lead to the start page. */
const sections = [
  { title: 'Dashboard', Icon: LayoutDashboard },
  { title: 'Users', Icon: Users },
  { title: 'Settings', Icon: Settings },
  { title: 'Reports', Icon: FileBarChart2 },
]
const destination = '/'

export function NotFoundScreen() {
  const { telemetry } = useConsole().platform
  return (
    <section className={styles.screen}>
      <title>Page not found · IELTS console</title>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>Oops! Page not found</h1>
      <p>The admin page you're looking for doesn't exist or you may not have the necessary permissions.</p>
      <p className={styles.caption}>Quick access to main sections:</p>
      <ul className={styles.tiles}>
        {sections.map(({ title, Icon }) => (
          <li key={title}>
            <Link
              to={destination}
              onClick={() =>
                telemetry.capture('not_found_quick_access_click', { section: title, destination })
              }
            >
              <Icon size={18} aria-hidden="true" />
              {title}
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
