import { useOnline } from '@console/shared/ui/use-online'
import { useEffect, useState } from 'react'
import { notify } from '../notices/notify.ts'
import styles from './offline-banner.module.css'

/** SPEC §9: milliseconds after which "You're back online" disappears. */
const backOnlineTime = 3000

export function OfflineBanner() {
  const isOnline = useOnline()
  const [phase, setPhase] = useState<'hidden' | 'offline' | 'back'>(isOnline ? 'hidden' : 'offline')

  if (!isOnline && phase !== 'offline') setPhase('offline')
  if (isOnline && phase === 'offline') setPhase('back')

  useEffect(() => {
    if (phase !== 'back') return
    const timer = setTimeout(() => setPhase('hidden'), backOnlineTime)
    return () => clearTimeout(timer)
  }, [phase])

  return <Banner phase={phase} />
}

/** Its content in one phase, which the catalogue shows too. */
export const Banner = ({ phase }: { phase: 'hidden' | 'offline' | 'back' }) => (
  <div role="status" className={styles.banner} data-phase={phase}>
    {phase !== 'hidden' && (
      <>
        <span>{phase === 'offline' ? "You're offline" : "You're back online"}</span>
        <button type="button" className="button" disabled={phase === 'back'} onClick={() => void refresh()}>
          Refresh
        </button>
      </>
    )}
  </div>
)

/** An unanswered reload would replace the work on screen with the browser's own error page. */
async function refresh() {
  try {
    await fetch('/config.json', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000) })
  } catch {
    notify.warning('Still offline', { description: 'The server did not answer. This screen stays as it is.' })
    return
  }
  location.reload()
}
