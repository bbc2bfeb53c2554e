import { ErrorDetails } from '../errors/error-details.tsx'
import type { SignInFailure } from './sign-in-failure.ts'
import styles from './sign-in-failure-note.module.css'

export type SignInFailureNoteProps = { failure: SignInFailure; waitingSeconds: number }

export function SignInFailureNote({ failure, waitingSeconds }: SignInFailureNoteProps) {
  return (
    <div className={styles.failure}>
      <p role="alert">{failure.message}</p>
      {failure.lockedUntil !== undefined && (
        // Not a live region: a screen reader would announce every second.
        <p role="timer">
          {waitingSeconds > 0
            ? `You can try again in ${toWaitText(waitingSeconds)}.`
            : 'You can try again now.'}
        </p>
      )}
      {failure.details !== undefined && <ErrorDetails details={failure.details} />}
    </div>
  )
}

function toWaitText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`
}
