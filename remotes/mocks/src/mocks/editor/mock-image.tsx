import { toSafeImageAddress } from '@console/shared/address'
import { useState } from 'react'
import styles from './mock-image.module.css'

type MockImageProps = {
  address: string
  /** What it shows, for those who cannot see it. */
  alt: string
}

/** A picture that questions are about, or a plain word on why there is none. A new address wants a new `key`. */
export function MockImage({ address, alt }: MockImageProps) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const safe = toSafeImageAddress(address)
  if (safe === null) {
    return (
      <p className={styles.state} role="status">
        <strong>This is no address of an image.</strong> It starts with https:// and names a host.
      </p>
    )
  }
  if (state === 'failed') {
    return (
      <div className={styles.state} role="status">
        <strong>The image could not be loaded.</strong> Candidates would see a gap here. Open the address in a
        new tab to see what it holds, or try again.
        <button
          type="button"
          className={styles.again}
          onClick={() => {
            setState('loading')
            setAttempt(attempt + 1)
          }}
        >
          Try again
        </button>
      </div>
    )
  }
  return (
    <div className={styles.frame} data-state={state}>
      {state === 'loading' && (
        <p className={styles.loading} role="status">
          Loading the image
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
