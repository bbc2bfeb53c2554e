import styles from './field.module.css'

/** What is wrong with a field; always there, so that it can be named as its description. */
export function FieldMessages({ id, messages }: { id: string; messages: readonly string[] | undefined }) {
  return (
    <div id={id} role="alert">
      {(messages ?? []).map((message) => (
        <p key={message} className={styles.messages}>
          {message}
        </p>
      ))}
    </div>
  )
}
