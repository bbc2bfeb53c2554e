import { type ReactNode, useId } from 'react'
import text from '../styles/text.module.css'
import styles from './field.module.css'

export type FieldControl = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = {
  label: string
  /** Follows the label: the unit, or that the field is optional. */
  note?: string | undefined
  /** Below the control: errors and hints. */
  about?: ReactNode
  isInvalid?: boolean
  className?: string | undefined
  children(control: FieldControl): ReactNode
}

/** A label, one control, and messages about it. */
export function Field({ label, note, about, isInvalid = false, className = '', children }: FieldProps) {
  const id = useId()
  const aboutId = about === undefined ? undefined : `${id}-about`
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id} className={text.label}>
        {label}
        {note !== undefined && <span> {note}</span>}
      </label>
      {children({ id, 'aria-invalid': isInvalid || undefined, 'aria-describedby': aboutId })}
      {aboutId !== undefined && (
        <div id={aboutId} className={styles.about}>
          {about}
        </div>
      )}
    </div>
  )
}
