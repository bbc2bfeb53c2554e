import text from '@console/authoring/styles/text.module.css'
import { toSafeImageAddress } from '@console/values/address/safe-address'
import { useState } from 'react'
import { MediaProblem } from './media-problem.tsx'
import styles from './mock-image.module.css'

type MockImageProps = {
  address: string
  /** A description for people who cannot see it. */
  alt: string
}

/** An image, or why it is missing. Remount it (`key`) for a new address. */
export function MockImage({ address, alt }: MockImageProps) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const safe = toSafeImageAddress(address)
  if (safe === null) {
    return (
      <MediaProblem title="This is not the address of a picture.">
        An address starts with https:// and names a website.
      </MediaProblem>
    )
  }
  if (state === 'failed') {
    return (
      <MediaProblem
        title="The picture could not be loaded."
        onRetry={() => {
          setState('loading')
          setAttempt(attempt + 1)
        }}
      >
        Learners would see a gap here. Open the address in a new tab to see what it holds, or try again.
      </MediaProblem>
    )
  }
  return (
    <div className={styles.frame} data-state={state}>
      {state === 'loading' && (
        <p className={text.note} role="status">
          Loading the picture
        </p>
      )}
      <img
        key={attempt}
        className={styles.image}
        src={safe}
        alt={alt}
        referrerPolicy="no-referrer"
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
      />
    </div>
  )
}
