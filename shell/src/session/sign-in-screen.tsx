import type { SignInResult } from '@console/shared/schemas/session'
import { useNavigate, useSearchParams } from 'react-router'
import { toRedirectTarget } from './redirect-target.ts'
import { beginSession } from './session.store.ts'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in-screen.module.css'

export function SignInScreen() {
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()

  async function handleSignedIn(result: SignInResult, isRemembered: boolean) {
    beginSession(result, isRemembered)
    await navigate(toRedirectTarget(searchParams.get('redirect')), { replace: true })
  }

  return (
    <main className={styles.screen}>
      <title>Sign in · IELTS console</title>
      <div className={styles.panel}>
        <h1>Sign in</h1>
        <p>The admin console for mock tests, packages and articles.</p>
        <SignInForm onSignedIn={handleSignedIn} />
      </div>
    </main>
  )
}
