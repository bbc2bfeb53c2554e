import type { ComponentProps } from 'react'
import styles from './field.module.css'

type TextAreaProps = ComponentProps<'textarea'> & { onText?: ((text: string) => void) | undefined }

/** As high as its text. */
export function TextArea({ className = '', onText, ...area }: TextAreaProps) {
  return (
    <textarea
      onChange={({ target }) => onText?.(target.value)}
      {...area}
      className={`${styles.area} ${className}`}
    />
  )
}
