import { usePlatform } from '@console/shared/platform-context'
import type { ReleasedRemote } from '@console/shared/release/released-remote'
import { endCut } from '../../containment/heartbeat.store.ts'
import { useSectionTitle } from '../../navigation/use-section-title.ts'
import styles from './absence-screen.module.css'

/** In place of a screen that was cut off, for as long as somebody stays with its address. */
export function RestlessScreen({ remote, path }: { remote: ReleasedRemote; path: string }) {
  const { release } = usePlatform()
  const title = useSectionTitle(remote.title)
  // Not within the click: what a screen sets in its course is drawn before anything else can happen.
  const handleRetry = () => setTimeout(endCut)
  return (
    <section className={styles.screen} data-drawn-by="shell" role="alert">
      <title>{`“${title}” was stopped · IELTS console`}</title>
      <h1>“{title}” was stopped</h1>
      <p>This screen kept redrawing itself, so that nothing else could be opened.</p>
      <p>The rest of the console works as usual.</p>
      <button type="button" className="button button-primary" onClick={handleRetry}>
        Retry
      </button>
      <p className={styles.facts}>
        <code>
          {remote.name}@{remote.version} restless
        </code>{' '}
        · release <code>{release.id}</code> · {remote.team} team · <code>{path}</code>
      </p>
    </section>
  )
}
