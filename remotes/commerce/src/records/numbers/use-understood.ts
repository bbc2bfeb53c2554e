import { Form } from 'antd'
import { needsReading } from './typed-number.ts'

type Understanding = {
  read(text: string): number | null
  format(value: number): string
}

/** Says under a field what was understood, where that could have been something else; undefined where it could not. */
export function useUnderstood(field: string, { read, format }: Understanding): string | undefined {
  const text = Form.useWatch<string | undefined>(field) ?? ''
  const value = text.trim() === '' || !needsReading(text) ? null : read(text)
  return value === null ? undefined : `Will be saved as ${format(value)}`
}
