import { isHttpError } from '@console/shared/errors'
import type { SignInResult } from '@console/shared/schemas/session'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { TextField } from '../fields/text-field.tsx'
import { PasswordField } from './password-field.tsx'
import { type CredentialErrors, readCredentials } from './read-credentials.ts'
import { type SignInFailure, toCredentialErrors, toSignInFailure } from './sign-in-failure.ts'
import { SignInFailureNote } from './sign-in-failure-note.tsx'
import styles from './sign-in-form.module.css'
import { useSecondsUntil } from './use-seconds-until.ts'
import { useSignIn } from './use-sign-in.ts'

export type SignInFormProps = {
  /** The person who signs in again; absent if anybody may sign in. */
  identifier?: string
  onSignedIn(result: SignInResult, isRemembered: boolean): void | Promise<void>
  /** Shown beside the submit button. */
  children?: ReactNode
}

/** SPEC §2 and §5. Plain inputs: password managers recognise them, and nothing heavy is loaded before sign-in. */
export function SignInForm({ identifier, onSignedIn, children }: SignInFormProps) {
  const send = useSignIn()
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [fieldErrors, setFieldErrors] = useState<CredentialErrors>({})
  const [failure, setFailure] = useState<SignInFailure | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const waitingSeconds = useSecondsUntil(failure?.lockedUntil ?? 0)

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current || waitingSeconds > 0) return
    const { credentials, errors } = readCredentials(new FormData(event.currentTarget))
    setFieldErrors(errors)
    setFailure(null)
    if (credentials === null) {
      focusField(form.current, errors.identifier === undefined ? 'password' : 'identifier')
      return
    }
    isSending.current = true
    setIsBusy(true)
    try {
      await onSignedIn(await send(credentials), credentials.remember_me)
    } catch (error) {
      setFailure(toSignInFailure(error))
      setFieldErrors(toCredentialErrors(error))
      if (isHttpError(error) && error.status === 401) focusField(form.current, 'password')
    } finally {
      isSending.current = false
      setIsBusy(false)
    }
  }

  /** Editing a field clears its error; a lock applies to one account only. */
  function handleInput(field: keyof CredentialErrors) {
    setFieldErrors(({ [field]: _, ...rest }) => rest)
    if (field === 'identifier') setFailure(null)
  }

  return (
    <form
      ref={form}
      name="sign-in"
      method="post"
      className={styles.form}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      {failure !== null && <SignInFailureNote failure={failure} waitingSeconds={waitingSeconds} />}
      <TextField
        name="identifier"
        label="Email or phone"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={fieldErrors.identifier}
        defaultValue={identifier}
        readOnly={identifier !== undefined}
        autoFocus={identifier === undefined}
        onInput={() => handleInput('identifier')}
      />
      <PasswordField error={fieldErrors.password} onInput={() => handleInput('password')} />
      {identifier === undefined && (
        <label className={styles.remember}>
          <input type="checkbox" name="remember_me" />
          Remember me on this device
        </label>
      )}
      {/* Not disabled: that would take the focus from keyboard users. */}
      <button
        type="submit"
        className="button button-primary"
        aria-disabled={isBusy || waitingSeconds > 0}
        aria-busy={isBusy}
      >
        {isBusy ? 'Signing in…' : 'Sign in'}
      </button>
      {children}
    </form>
  )
}

function focusField(form: HTMLFormElement | null, name: keyof CredentialErrors) {
  const field = form?.querySelector<HTMLInputElement>(`[name=${name}]`)
  field?.focus()
  field?.select()
}
