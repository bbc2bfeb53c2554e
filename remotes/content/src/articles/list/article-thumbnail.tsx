import { toSafeImageAddress } from '@console/values/address/safe-address'
import { useState } from 'react'
import styles from './article-thumbnail.module.css'

type ArticleThumbnailProps = {
  /** As received: an address, anything else, or null. */
  address: string | null
}

/** A thumbnail or nothing: shown once it has loaded, and only for web addresses. */
export function ArticleThumbnail(props: ArticleThumbnailProps) {
  const address = toSafeImageAddress(props.address)
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  if (address === null || state === 'failed') return null
  return (
    <img
      className={styles.thumbnail}
      style={{ visibility: state === 'loaded' ? 'visible' : 'hidden' }}
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onLoad={() => setState('loaded')}
      onError={() => setState('failed')}
    />
  )
}
