import { isHttpError, toUserMessage } from '@console/shared/errors'
import { type Credentials, credentialsSchema, signInResultSchema } from '@console/shared/schemas/session'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useConsole } from '../console/console-services.ts'
import { toRedirectTarget } from './redirect-target.ts'
import { beginSession } from './session.store.ts'
import styles from './sign-in-screen.module.css'
import { TextField } from './text-field.tsx'

type FieldErrors = Partial<Record<'identifier' | 'password', string>>

/** SPEC §2 and §5. Plain inputs: password managers know them, and nothing heavy is loaded before sign-in. */
export function SignInScreen() {
  const { config, platform } = useConsole()
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)

  async function signIn(credentials: Credentials) {
    const result = await platform.api.request({
      method: 'POST',
      path: config.signInPath,
      body: credentials,
      schema: signInResultSchema,
    })
    beginSession(result, credentials.remember_me)
    platform.telemetry.log('info', 'login', { permission_count: result.permissions.length })
    await navigate(toRedirectTarget(searchParams.get('redirect')), { replace: true })
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const parsed = readCredentials(new FormData(event.currentTarget))
    setFieldErrors(parsed.errors)
    setFailure(null)
    if (parsed.credentials === null) {
      focusField(form.current, parsed.errors)
      return
    }
    setIsSending(true)
    try {
      await signIn(parsed.credentials)
    } catch (error) {
      setFailure(toSignInFailure(error))
    } finally {
      setIsSending(false)
    }
  }

  return (
    <main className={styles.screen}>
      <title>Sign in · Console</title>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <h1>Sign in</h1>
        <p className={styles.lead}>Admin console for tests, packages and articles.</p>
        {failure !== null && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <TextField
          name="identifier"
          label="Email or phone"
          autoComplete="username"
          error={fieldErrors.identifier}
          autoFocus
        />
        <TextField
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          error={fieldErrors.password}
        />
        <label className={styles.remember}>
          <input type="checkbox" name="remember_me" />
          Remember me on this device
        </label>
        <button type="submit" className="button button-primary" disabled={isSending}>
          {isSending ? 'Signing in…' : 'Sign in'}
        </button>
      </form>
    </main>
  )
}

function readCredentials(data: FormData): { credentials: Credentials | null; errors: FieldErrors } {
  const parsed = credentialsSchema.safeParse({
    identifier: data.get('identifier'),
    password: data.get('password'),
    remember_me: data.get('remember_me') !== null,
  })
  if (parsed.success) return { credentials: parsed.data, errors: {} }
  const errors: FieldErrors = {}
  for (const { path, message } of parsed.error.issues) {
    const field = path[0]
    if (field === 'identifier' || field === 'password') errors[field] ??= message
  }
  return { credentials: null, errors }
}

function focusField(form: HTMLFormElement | null, errors: FieldErrors) {
  const first = errors.identifier === undefined ? 'password' : 'identifier'
  form?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
}

function toSignInFailure(error: unknown): string {
  if (isHttpError(error) && error.status >= 500) {
    return `The server could not sign you in (${error.message}). Try again in a moment.`
  }
  return toUserMessage(error)
}
