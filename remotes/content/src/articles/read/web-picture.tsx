import { toSafeImageAddress } from '@console/values/address/safe-address'
import { useState } from 'react'

type WebPictureProps = { address: string | null; className: string | undefined }

/** A picture with a web address, shown once it has loaded. Use the address as `key`. */
export function WebPicture(props: WebPictureProps) {
  const address = toSafeImageAddress(props.address)
  const [hasFailed, setHasFailed] = useState(false)
  if (address === null || hasFailed) return null
  return (
    <img
      className={props.className}
      src={address}
      alt=""
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setHasFailed(true)}
    />
  )
}
