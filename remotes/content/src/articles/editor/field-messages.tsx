import text from '@console/authoring/styles/text.module.css'

/** A field's errors; always rendered, so that `aria-describedby` can refer to it. */
export function FieldMessages({ id, messages }: { id?: string; messages: readonly string[] | undefined }) {
  return (
    <div id={id} role="alert">
      {(messages ?? []).map((message) => (
        <p key={message} className={`${text.note} ${text.problem}`}>
          {message}
        </p>
      ))}
    </div>
  )
}
