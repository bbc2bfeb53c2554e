import type { ComponentProps } from 'react'
import styles from './field.module.css'

type TextInputProps = ComponentProps<'input'> & { onText?: ((text: string) => void) | undefined }

export function TextInput({ className = '', onText, ...input }: TextInputProps) {
  return (
    <input
      autoComplete="off"
      onChange={({ target }) => onText?.(target.value)}
      {...input}
      className={`${styles.input} ${className}`}
    />
  )
}
