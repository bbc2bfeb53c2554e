import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

export type FieldControl = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export type FieldProps = {
  label: string
  /** Follows the label: the unit, or that the field is optional. */
  note?: string | undefined
  /** Below the control. */
  about?: ReactNode
  /** Below the control, read out as it comes. */
  error?: string | undefined
  isInvalid?: boolean
  className?: string | undefined
  children(control: FieldControl): ReactNode
}

/** A label, one control of the class `control`, and messages about it. Since 1.12.0. */
export function Field(props: FieldProps) {
  const { label, note, about, error, isInvalid = error !== undefined, className = '', children } = props
  const id = useId()
  const hasAbout = about !== undefined || error !== undefined
  const aboutId = hasAbout ? `${id}-about` : undefined
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {note !== undefined && <span> {note}</span>}
      </label>
      {children({ id, 'aria-invalid': isInvalid || undefined, 'aria-describedby': aboutId })}
      {hasAbout && (
        <div id={aboutId} className={styles.about}>
          {error !== undefined && (
            <p role="alert" className={styles.error}>
              {error}
            </p>
          )}
          {about}
        </div>
      )}
    </div>
  )
}
