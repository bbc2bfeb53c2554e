import { Alert } from 'antd'
import { toUserMessage } from '../errors/errors.ts'
import { toServerFieldMessages } from './form-messages.ts'
import styles from './save-failure.module.css'

type SaveFailureProps = {
  /** What the write failed with; null while it has not. */
  error: Error | null
  /** Fields on screen: what the server says of these stands beside them and not here. */
  fields: readonly string[]
}

/** Stands above a form's buttons when a save failed for a reason that no field shows. */
export function SaveFailure({ error, fields }: SaveFailureProps) {
  if (error === null) return null
  const messages = toServerFieldMessages(error)
  const elsewhere = Object.entries(messages ?? {}).filter(([field]) => !fields.includes(field))
  if (messages !== null && elsewhere.length === 0) return null
  const reasons =
    messages === null
      ? toUserMessage(error)
      : elsewhere.map(([field, texts]) => `${field}: ${texts.join(', ')}`).join('; ')
  return (
    <div className={styles.failure}>
      <Alert
        type="error"
        showIcon
        title="Not saved"
        description={
          <>
            {reasons}
            <br />
            What you typed is kept here. Save again when you are ready.
          </>
        }
      />
    </div>
  )
}
