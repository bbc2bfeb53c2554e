import { describeExpiry } from '@console/shared/release/describe-expiry'
import styles from './remotes-screen.module.css'

/** Nothing until two weeks before a signed release expires. */
export function ExpiryWarning({ expiresAt }: { expiresAt: string | undefined }) {
  const expiry = describeExpiry(expiresAt)
  return expiry === undefined ? null : (
    <strong className={styles.expiry}>
      The release {expiry}. Renew it: <code>pnpm release renew</code>
    </strong>
  )
}
