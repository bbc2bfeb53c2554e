import { urlText, useUrlState } from '@console/shared/ui/url-state'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { remotesSection } from '../navigation/shell-sections.ts'
import { useBootDocuments } from '../release/boot-documents.ts'
import { Environments } from './environments/environments.tsx'
import { History } from './history/history.tsx'
import { Connected } from './release-server/connected.tsx'
import styles from './remotes-screen.module.css'
import { ThisBrowser } from './this-browser.tsx'

const views = [
  { view: 'here', title: 'This browser' },
  { view: 'environments', title: 'Environments' },
  { view: 'history', title: 'History' },
] as const

const addressSchema = z.object({
  view: z.catch(z.enum(['here', 'environments', 'history']), 'here'),
  /** Filters of the history: environment and unit. */
  environment: urlText,
  unit: urlText,
})

/** Versions in this tab and in every environment, and the history of releases. */
export function RemotesScreen() {
  const { releaseServer } = useBootDocuments().config
  const { state, update } = useUrlState(addressSchema)
  const view = releaseServer === null ? 'here' : state.view
  return (
    <section className={styles.screen}>
      <title>{`${remotesSection.title} · IELTS console`}</title>
      <header>
        <h1>{remotesSection.title}</h1>
        {releaseServer !== null && (
          <nav aria-label="Views of the remotes" className={styles.views}>
            {views.map((each) => (
              <Link
                key={each.view}
                to={each.view === 'here' ? '?' : `?view=${each.view}`}
                aria-current={each.view === view ? 'page' : undefined}
              >
                {each.title}
              </Link>
            ))}
          </nav>
        )}
      </header>
      {view === 'here' && <ThisBrowser />}
      {view !== 'here' && releaseServer !== null && (
        <Connected url={releaseServer.url}>
          {(connection) =>
            view === 'environments' ? (
              <Environments connection={connection} />
            ) : (
              <History connection={connection} filter={state} onFilter={update} />
            )
          }
        </Connected>
      )}
      {releaseServer === null && (
        <p className={styles.note}>
          Where a release server is configured, this screen also shows what every environment runs and who
          released it.
        </p>
      )}
    </section>
  )
}
