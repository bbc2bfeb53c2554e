import type { ComponentProps } from 'react'
import { normalizeLineEnds } from './normalize-line-ends.ts'

type TextInputProps = ComponentProps<'input'> & { onText?: ((text: string) => void) | undefined }

export function TextInput({ className = '', onChange, onText, ...input }: TextInputProps) {
  return (
    <input
      autoComplete="off"
      dir="auto"
      {...input}
      onChange={(event) => {
        normalizeLineEnds(event.target, ' ')
        onChange?.(event)
        onText?.(event.target.value)
      }}
      className={`control ${className}`}
    />
  )
}
