import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './text-field.module.css'

export type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  error: string | undefined
  /** Shown over the end of the input and below it. */
  children?: ReactNode
}

export function TextField({ label, error, children, ...input }: TextFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
      />
      {children}
      {error !== undefined && (
        <p id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
