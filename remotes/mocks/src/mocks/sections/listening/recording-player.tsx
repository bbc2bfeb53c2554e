import { toSafeAddress } from '@console/shared/address'
import { useState } from 'react'
import { MediaProblem } from '../../controls/media-problem.tsx'
import { formatSeconds } from '../../controls/use-countdown.ts'
import styles from './recording.module.css'

type RecordingPlayerProps = {
  address: string
  /** Minutes that the test takes. */
  minutes: number
}

/** A recording with its length, or a plain word on why there is none. A new address wants a new `key`. */
export function RecordingPlayer({ address, minutes }: RecordingPlayerProps) {
  const [attempt, setAttempt] = useState(0)
  const [length, setLength] = useState<number | 'loading' | 'failed'>('loading')
  const safe = toSafeAddress(address)
  if (safe === null) {
    return (
      <MediaProblem title="This is no address of a recording.">
        It starts with https:// or http:// and names a host.
      </MediaProblem>
    )
  }
  if (length === 'failed') {
    return (
      <MediaProblem
        title="The recording could not be loaded."
        onRetry={() => {
          setLength('loading')
          setAttempt(attempt + 1)
        }}
      >
        Candidates would hear nothing. Open the address in a new tab to see what it holds, or try again.
      </MediaProblem>
    )
  }
  return (
    <div className={styles.player}>
      {/* biome-ignore lint/a11y/useMediaCaption: a listening test must not be read along */}
      <audio
        key={attempt}
        controls
        preload="metadata"
        aria-label="Recording"
        src={safe}
        onLoadedMetadata={({ currentTarget }) => setLength(currentTarget.duration)}
        onError={() => setLength('failed')}
      />
      <p className={styles.length} role="status">
        {toLengthText(length, minutes)}
      </p>
    </div>
  )
}

function toLengthText(length: number | 'loading', minutes: number): string {
  if (length === 'loading') return 'Loading the recording'
  if (!Number.isFinite(length)) return 'Its length is not known: the server sends it as a stream'
  const text = `Length ${formatSeconds(Math.round(length))}`
  return length > minutes * 60 ? `${text}, longer than the ${minutes} minutes of the test` : text
}
