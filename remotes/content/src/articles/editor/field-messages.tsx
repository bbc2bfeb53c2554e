import styles from '@console/authoring/fields/field.module.css'
import text from '@console/authoring/styles/text.module.css'

/** What is wrong with a field; always there, so that it can be named as its description. */
export function FieldMessages({ id, messages }: { id?: string; messages: readonly string[] | undefined }) {
  return (
    <div id={id} className={styles.about} role="alert">
      {(messages ?? []).map((message) => (
        <p key={message} className={text.problem}>
          {message}
        </p>
      ))}
    </div>
  )
}
