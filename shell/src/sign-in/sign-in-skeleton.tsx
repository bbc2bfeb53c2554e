import styles from './sign-in-skeleton.module.css'

/** Placeholder until the sign-in screen's code is loaded; like every skeleton it shows after 150 ms. */
export function SignInSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading the sign-in screen">
      <div />
    </div>
  )
}
