import text from '@console/authoring/styles/text.module.css'
import { toSafeAddress } from '@console/values/address/safe-address'
import { useEffect, useRef, useState } from 'react'
import { MediaProblem } from '../../controls/media-problem.tsx'
import { formatSeconds } from '../../controls/use-countdown.ts'
import styles from './recording.module.css'

type RecordingPlayerProps = {
  address: string
  /** The duration of the test. */
  minutes: number
}

/** A player with the recording’s length, or why it is missing. Remount it (`key`) for a new address. */
export function RecordingPlayer({ address, minutes }: RecordingPlayerProps) {
  const [attempt, setAttempt] = useState(0)
  const [length, setLength] = useState<number | 'loading' | 'failed'>('loading')
  const audio = useRef<HTMLAudioElement>(null)
  const safe = toSafeAddress(address)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has an element of its own
  useEffect(() => {
    // Loading begins when the element is created, so an early error fires before React listens.
    if (audio.current?.error) setLength('failed')
    else if (audio.current?.readyState) setLength(audio.current.duration)
  }, [attempt])

  if (safe === null) {
    return (
      <MediaProblem title="This is not the address of a recording.">
        An address starts with https:// or http:// and names a website.
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
        Learners would hear nothing. Open the address in a new tab to see what it holds, or try again. A file
        that browsers do not play can be exported as MP3 from an audio program, such as Audacity.
      </MediaProblem>
    )
  }
  return (
    <div className={styles.player}>
      {/* biome-ignore lint/a11y/useMediaCaption: a listening test must not be read along */}
      <audio
        ref={audio}
        key={attempt}
        controls
        preload="metadata"
        aria-label="Recording"
        src={safe}
        onLoadedMetadata={({ currentTarget }) => setLength(currentTarget.duration)}
        onError={() => setLength('failed')}
      />
      <p className={text.note} role="status">
        {toLengthText(length, minutes)}
      </p>
    </div>
  )
}

function toLengthText(length: number | 'loading', minutes: number): string {
  if (length === 'loading') return 'Loading the recording'
  if (!Number.isFinite(length)) return 'Its length is not known'
  const text = `Length ${formatSeconds(length)}`
  return length > minutes * 60 ? `${text}, longer than the ${minutes} minutes of the test` : text
}
