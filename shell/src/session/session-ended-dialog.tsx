import type { SignInResult } from '@console/shared/schemas/session'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { reauthenticationStore } from './reauthentication.store.ts'
import { beginSession, sessionStore } from './session.store.ts'
import styles from './session-ended-dialog.module.css'
import { isSessionRemembered } from './session-storage.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Over the screen that was being worked on, which stays as it is; what was refused is sent again afterwards. */
export function SessionEndedDialog() {
  const answer = useStore(reauthenticationStore, (state) => state.answer)
  const email = useStore(sessionStore, (state) => state.user?.email)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  function handleSignedIn(result: SignInResult) {
    beginSession(result, isSessionRemembered())
    answer(true)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="session-ended"
      onCancel={() => answer(false)}
    >
      <h2 id="session-ended">Your session has ended</h2>
      <p>Sign in again to go on. Nothing on this screen is lost.</p>
      <SignInForm {...(email === undefined ? {} : { identifier: email })} onSignedIn={handleSignedIn}>
        <button type="button" className="button" onClick={() => answer(false)}>
          Leave this screen
        </button>
      </SignInForm>
    </dialog>
  )
}
