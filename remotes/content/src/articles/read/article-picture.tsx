import { toSafeImageAddress } from '@console/shared/address'
import { useState } from 'react'
import styles from './article-reading.module.css'

/** The picture above an article, when its address is one of the web and it loads. `key` it by the address. */
export function ArticlePicture(props: { address: string | null }) {
  const address = toSafeImageAddress(props.address)
  const [hasFailed, setHasFailed] = useState(false)
  if (address === null || hasFailed) return null
  return (
    <img
      className={styles.picture}
      src={address}
      alt=""
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setHasFailed(true)}
    />
  )
}
