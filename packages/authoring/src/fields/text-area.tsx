import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { normalizeLineEnds } from './normalize-line-ends.ts'

type TextAreaProps = ComponentProps<'textarea'> & { onText?: ((text: string) => void) | undefined }

/** A text area that grows with its text. */
export function TextArea({ className = '', onChange, onText, ...area }: TextAreaProps) {
  return (
    <textarea
      dir="auto"
      {...area}
      onChange={(event) => {
        normalizeLineEnds(event.target, '\n')
        onChange?.(event)
        onText?.(event.target.value)
      }}
      className={`control ${styles.area} ${className}`}
    />
  )
}
