import { useDocument } from '@console/shared/document/use-document'
import type { ReactNode } from 'react'
import { setField } from '../document/mock-commands.ts'
import type { NodeId } from '../document/mock-content.ts'
import styles from './field.module.css'
import { Field } from './field.tsx'
import { useChange, useMockEditing } from './mock-editor-context.ts'
import { NumberInput } from './number-input.tsx'

type NodeFieldProps = {
  node: NodeId
  field: string
  label: string
  note?: string
  hint?: ReactNode
  className?: string | undefined
}

/** The value of a field of a node, and how it is changed by typing. */
export function useNodeField(node: NodeId, field: string, label: string) {
  const { store, messages } = useMockEditing()
  const change = useChange()
  const value = useDocument(store, ({ nodes }) => nodes[node]?.fields[field])
  const key = `${node} ${field}`
  return {
    value,
    set(next: unknown) {
      if (messages.read()[key] !== undefined) messages.replace(without(messages.read(), key))
      change(label, setField(node, field, next), key)
    },
  }
}

export const without = <Value,>(record: Readonly<Record<string, Value>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== key))

export function NodeText({
  node,
  field,
  ...props
}: NodeFieldProps & { placeholder?: string; isLong?: boolean }) {
  const { label, note, hint, className, placeholder, isLong = false } = props
  const { value, set } = useNodeField(node, field, label)
  const text = typeof value === 'string' ? value : ''
  const frame = { label, className, ...(note && { note }), ...(hint !== undefined && { hint }) }
  return (
    <Field place={{ node, field }} {...frame}>
      {(control) =>
        isLong ? (
          <textarea
            {...control}
            className={styles.area}
            value={text}
            placeholder={placeholder}
            onChange={({ target }) => set(target.value)}
          />
        ) : (
          <input
            {...control}
            className={styles.input}
            value={text}
            placeholder={placeholder}
            autoComplete="off"
            onChange={({ target }) => set(target.value)}
          />
        )
      }
    </Field>
  )
}

export function NodeNumber({ node, field, unit, ...props }: NodeFieldProps & { unit?: string }) {
  const { label, note, hint, className } = props
  const { value, set } = useNodeField(node, field, label)
  const frame = { label, className, ...(note && { note }), ...(hint !== undefined && { hint }) }
  return (
    <Field place={{ node, field }} {...frame}>
      {(control) => (
        <NumberInput {...control} {...(unit === undefined ? {} : { unit })} value={value} onNumber={set} />
      )}
    </Field>
  )
}
