import { useState } from 'react'
import { useStore } from 'zustand'
import { breakerStore, readBreaker } from '../last-known-good/breaker.store.ts'
import { allowTrial } from '../last-known-good/last-known-good.ts'
import { mayLeave } from '../leaving/may-leave.ts'
import { useBootDocuments } from '../release/boot-documents.ts'
import type { KnownRemote } from '../release/known-release.ts'
import styles from './banner.module.css'

const dayForm = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long' })
const timeForm = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** Shown above a section that runs an earlier version, because the current one keeps failing on this device. */
export function StandInLine({ remote }: { remote: KnownRemote }) {
  const { name, team, standsIn, assignment } = remote
  const { config } = useBootDocuments()
  const [isReloading, setIsReloading] = useState(false)
  const breaker = useStore(breakerStore, () => readBreaker({ name, version: standsIn?.for ?? '' }))
  const isReported = config.logs !== null || config.analytics !== null

  async function handleTry() {
    if (!(await mayLeave('update'))) return
    setIsReloading(true)
    allowTrial(remote)
    location.reload()
  }

  return (
    <p className={styles.banner} role="status">
      {assignment === undefined
        ? `This section runs its version of ${formatDay(standsIn?.releasedAt ?? '')}, because the current one does not start here.`
        : 'This section runs the version that everybody has, because the newer one that you have before others does not start here.'}{' '}
      {isReported ? `It was reported to the ${team} team.` : `Please tell the ${team} team.`}{' '}
      {breaker.state === 'open' &&
        `The ${assignment === undefined ? 'current' : 'newer'} one is tried again after ${timeForm.format(breaker.until)}, once you have left this section.`}{' '}
      <button type="button" className="button" disabled={isReloading} onClick={() => void handleTry()}>
        Try now
      </button>
    </p>
  )
}

/** Unparseable times are shown as written. */
function formatDay(time: string): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? time : dayForm.format(date)
}
