import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { settleLineEnds } from './settle-line-ends.ts'

type TextInputProps = ComponentProps<'input'> & { onText?: ((text: string) => void) | undefined }

export function TextInput({ className = '', onChange, onText, ...input }: TextInputProps) {
  return (
    <input
      autoComplete="off"
      dir="auto"
      {...input}
      onChange={(event) => {
        settleLineEnds(event.target, ' ')
        onChange?.(event)
        onText?.(event.target.value)
      }}
      className={`${styles.input} ${className}`}
    />
  )
}
