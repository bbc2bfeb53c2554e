import { isJsonObject } from '../document/json.ts'
import { listAccepted } from '../key/answer-text.ts'
import styles from './listening-editor.module.css'

type GapNoteProps = {
  blank: unknown
  /** Null where the answer stands elsewhere. */
  answer: string | null
}

/** What was made of a gap that was typed. */
export function GapNote({ blank, answer }: GapNoteProps) {
  if (!isJsonObject(blank)) return null
  const accepted = answer === null ? null : listAccepted(answer).join(' or ')
  const parts = [
    ...(accepted === null ? [] : [['Answer', accepted || 'none yet'] as const]),
    ...(['prefix', 'suffix'] as const).flatMap((field) => {
      const text = blank[field]
      return typeof text === 'string' && text !== '' ? [[capitalise(field), text] as const] : []
    }),
  ]
  if (parts.length === 0) return null
  return (
    <p className={styles.made}>
      {parts.map(([name, text]) => (
        <span key={name}>
          {name} <strong>{text}</strong>
        </span>
      ))}
    </p>
  )
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
