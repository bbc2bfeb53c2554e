import styles from './sign-in-skeleton.module.css'

/** Holds the place of the sign-in screen until its code is there; like every skeleton it shows after 150 ms. */
export function SignInSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading the sign-in screen">
      <div />
    </div>
  )
}
