import { usePlatform } from '@console/shared/platform-context'
import type { SignInResult } from '@console/shared/schemas/session'
import { useLayoutEffect } from 'react'
import { useShowModal } from '../overlays/use-show-modal.ts'
import { useBootDocuments } from '../release/boot-documents.ts'
import { logIn } from '../session/log-in.ts'
import { logOut } from '../session/log-out.ts'
import { revokeToken } from '../session/revoke-token.ts'
import { sessionStore } from '../session/session.store.ts'
import { isSessionRemembered } from '../session/session-storage.ts'
import styles from './session-ended-dialog.module.css'
import { SignInForm } from './sign-in-form.tsx'

/** Signing in again over the current screen, which stays as it is; refused calls are then sent again. */
export function SessionEndedDialog() {
  const { config } = useBootDocuments()
  const { telemetry } = usePlatform()
  const { user } = sessionStore.getState()
  const dialog = useShowModal()

  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    const focus = () => element.querySelector<HTMLInputElement>('[name=password]')?.focus()
    const showAgain = () => {
      element.showModal()
      focus()
    }
    focus()
    // Browsers close a dialog on a second Escape even if the event is cancelled.
    element.addEventListener('close', showAgain)
    return () => element.removeEventListener('close', showAgain)
  }, [dialog])

  function handleSignedIn(result: SignInResult) {
    if (user !== null && result.user.id !== user.id) {
      void revokeToken(config, result.token)
      throw new Error(`This is the account of ${result.user.name}. Leave this screen to sign in with it.`)
    }
    logIn({ config, telemetry }, result, isSessionRemembered())
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="session-ended"
      aria-describedby="session-ended-text"
      // Leaving loses unsaved input, so one key press must not be enough.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="session-ended">Your session has ended</h2>
      <p id="session-ended-text">Sign in again to continue. Nothing on this screen is lost.</p>
      <SignInForm {...(user === null ? {} : { identifier: user.email })} onSignedIn={handleSignedIn}>
        <button type="button" className="button" onClick={() => logOut(config, telemetry)}>
          Leave this screen
        </button>
      </SignInForm>
    </dialog>
  )
}
