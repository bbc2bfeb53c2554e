import { usePlatform } from '@console/shared/platform-context'
import type { SignInResult } from '@console/shared/schemas/session'
import { useCallback, useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { readFirstScreen } from '../navigation/first-screen.ts'
import { findFirstScreen } from '../navigation/permitted-screens.ts'
import { useBootDocuments } from '../release/boot-documents.ts'
import { logIn } from '../session/log-in.ts'
import { toRedirectTarget } from '../session/redirect-target.ts'
import { isSignedIn, sessionStore } from '../session/session.store.ts'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in-screen.module.css'

export function SignInScreen() {
  const { config, release } = useBootDocuments()
  const { telemetry } = usePlatform()
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()
  const target = toRedirectTarget(searchParams.get('redirect'))
  const isSigningIn = useRef(false)
  const { remotes } = release

  /** Nobody is sent to a start page that they may not open. */
  const enter = useCallback(() => {
    const { permissions } = sessionStore.getState()
    const to = target === '/' ? findFirstScreen(remotes, permissions, readFirstScreen()) : target
    return navigate(to, { replace: true })
  }, [navigate, remotes, target])

  // The person may sign in in another tab of this browser.
  useEffect(() => {
    const leave = () => {
      if (isSignedIn() && !isSigningIn.current) void enter()
    }
    leave()
    return sessionStore.subscribe(leave)
  }, [enter])

  async function handleSignedIn(result: SignInResult, isRemembered: boolean) {
    isSigningIn.current = true
    logIn({ config, telemetry }, result, isRemembered)
    await enter()
  }

  return (
    <main className={styles.screen}>
      <title>Sign in · IELTS console</title>
      <div className={styles.panel}>
        <p className={styles.brand}>IELTS console</p>
        <h1>Sign in</h1>
        <SignInForm onSignedIn={handleSignedIn} />
        {config.passwordHelp && <p className={styles.help}>Forgot your password? {config.passwordHelp}</p>}
      </div>
    </main>
  )
}
