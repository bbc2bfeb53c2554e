import { useEffect, useState } from 'react'
import styles from './offline-banner.module.css'
import { useOnline } from './use-online.ts'

/** SPEC §9: milliseconds after which "You're back online" goes away. */
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

  return (
    <div role="status" className={styles.banner} data-phase={phase}>
      {phase !== 'hidden' && (
        <>
          <span>{phase === 'offline' ? "You're offline" : "You're back online"}</span>
          <button type="button" className="button" disabled={isOnline} onClick={() => location.reload()}>
            Refresh
          </button>
        </>
      )}
    </div>
  )
}
