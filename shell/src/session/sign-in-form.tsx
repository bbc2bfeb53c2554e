import { isHttpError, toUserMessage } from '@console/shared/errors'
import {
  type Credentials,
  credentialsSchema,
  type SignInResult,
  signInResultSchema,
} from '@console/shared/schemas/session'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { useConsole } from '../console/console-services.ts'
import styles from './sign-in-form.module.css'
import { TextField } from './text-field.tsx'

export type SignInFormProps = {
  /** Who signs in again; absent where anybody may. */
  identifier?: string
  onSignedIn(result: SignInResult, isRemembered: boolean): void | Promise<void>
  /** Beside the submit button. */
  children?: ReactNode
}

type FieldErrors = Partial<Record<'identifier' | 'password', string>>

/** SPEC §2 and §5. Plain inputs: password managers know them, and nothing heavy is loaded before sign-in. */
export function SignInForm({ identifier, onSignedIn, children }: SignInFormProps) {
  const send = useSignIn()
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const { credentials, errors } = readCredentials(new FormData(event.currentTarget))
    setFieldErrors(errors)
    setFailure(null)
    if (credentials === null) return focusFirst(form.current, errors)
    isSending.current = true
    setIsBusy(true)
    try {
      await onSignedIn(await send(credentials), credentials.remember_me)
    } catch (error) {
      setFailure(toSignInFailure(error))
    } finally {
      isSending.current = false
      setIsBusy(false)
    }
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
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
        defaultValue={identifier}
        readOnly={identifier !== undefined}
        autoFocus={identifier === undefined}
      />
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        error={fieldErrors.password}
        autoFocus={identifier !== undefined}
      />
      {identifier === undefined && (
        <label className={styles.remember}>
          <input type="checkbox" name="remember_me" />
          Remember me on this device
        </label>
      )}
      <button type="submit" className="button button-primary" disabled={isBusy}>
        {isBusy ? 'Signing in…' : 'Sign in'}
      </button>
      {children}
    </form>
  )
}

function useSignIn() {
  const { config, platform } = useConsole()
  return async (credentials: Credentials): Promise<SignInResult> => {
    const result = await platform.api.request({
      method: 'POST',
      path: config.signInPath,
      body: credentials,
      schema: signInResultSchema,
      isAnonymous: true,
    })
    platform.telemetry.log('info', 'login', { permission_count: result.permissions.length })
    return result
  }
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

function focusFirst(form: HTMLFormElement | null, errors: FieldErrors) {
  const first = errors.identifier === undefined ? 'password' : 'identifier'
  form?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
}

function toSignInFailure(error: unknown): string {
  if (isHttpError(error) && error.status >= 500) {
    return `You could not be signed in: ${error.message}. Try again in a moment.`
  }
  return toUserMessage(error)
}
