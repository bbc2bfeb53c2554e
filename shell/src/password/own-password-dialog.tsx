import { toUserMessage } from '@console/shared/errors'
import type { Platform } from '@console/shared/platform'
import { toServerFieldMessages } from '@console/shared/ui/form-messages'
import { type SubmitEvent, useState } from 'react'
import * as z from 'zod/mini'
import { TextField } from '../fields/text-field.tsx'
import { MountedDialog, mountDialog } from '../overlays/mount-dialog.tsx'
import styles from './own-password-dialog.module.css'

type Api = Platform['api']

/** Resolves with whether the password was changed. */
export const askForNewPassword = (api: Api): Promise<boolean> =>
  mountDialog<boolean>((close) => <OwnPasswordDialog api={api} onClose={close} />)

type OwnPasswordDialogProps = { api: Api; onClose(isChanged: boolean): void }

function OwnPasswordDialog({ api, onClose }: OwnPasswordDialogProps) {
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [isBusy, setIsBusy] = useState(false)

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const body = Object.fromEntries(new FormData(event.currentTarget))
    setIsBusy(true)
    setErrors({})
    try {
      await api.request({ method: 'PUT', path: 'password', body, schema: z.unknown() })
      onClose(true)
    } catch (error) {
      setErrors(toErrors(error))
      setIsBusy(false)
    }
  }

  return (
    <MountedDialog labelledBy="own-password-title" onCancel={() => onClose(false)}>
      <h2 id="own-password-title">Change password</h2>
      <p>This signs out all your other devices.</p>
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        {errors[''] !== undefined && <p role="alert">{errors['']}</p>}
        <TextField
          name="password"
          label="Current password"
          type="password"
          autoComplete="current-password"
          error={errors['password']}
        />
        <TextField
          name="new_password"
          label="New password"
          type="password"
          autoComplete="new-password"
          error={errors['new_password']}
        />
        <div className={styles.buttons}>
          <button type="button" className="button" onClick={() => onClose(false)}>
            Cancel
          </button>
          <button type="submit" className="button button-primary" aria-disabled={isBusy} aria-busy={isBusy}>
            {isBusy ? 'Changing…' : 'Change password'}
          </button>
        </div>
      </form>
    </MountedDialog>
  )
}

/** The first complaint of each field; those of none are under ''. */
function toErrors(error: unknown): Record<string, string> {
  const fields = toServerFieldMessages(error)
  if (fields === null) return { '': toUserMessage(error) }
  return Object.fromEntries(Object.entries(fields).map(([field, messages]) => [field, messages.join(' ')]))
}
