import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { settleLineEnds } from './settle-line-ends.ts'

type TextAreaProps = ComponentProps<'textarea'> & { onText?: ((text: string) => void) | undefined }

/** A text area that grows with its text. */
export function TextArea({ className = '', onChange, onText, ...area }: TextAreaProps) {
  return (
    <textarea
      dir="auto"
      {...area}
      onChange={(event) => {
        settleLineEnds(event.target, '\n')
        onChange?.(event)
        onText?.(event.target.value)
      }}
      className={`${styles.area} ${className}`}
    />
  )
}
