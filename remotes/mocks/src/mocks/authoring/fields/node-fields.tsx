import { useDocument } from '@console/shared/document/use-document'
import { showInField, useShownText } from '@console/shared/document/use-shown-text'
import type { ReactNode } from 'react'
import styles from '../../controls/field.module.css'
import { NumberInput } from '../../controls/number-input.tsx'
import { setField } from '../../core/document/mock-commands.ts'
import type { NodeId } from '../../core/document/mock-content.ts'
import { useChange, useMockEditing } from '../context/mock-editor-context.ts'
import { Field } from './field.tsx'

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
  const { storeOf } = useMockEditing()
  const value = useDocument(storeOf(node), ({ nodes }) => nodes[node]?.fields[field])
  return { value, set: useSetField(node, field, label) }
}

/** Ties a field on screen to a text of a node; typing in it renders nothing. */
export function useNodeText(node: NodeId, field: string, label: string) {
  const { storeOf } = useMockEditing()
  const set = useSetField(node, field, label)
  const ref = useShownText({
    store: storeOf(node),
    select: ({ nodes }) => nodes[node]?.fields[field],
    toText: (value) => (typeof value === 'string' ? value : ''),
    show: showInField,
  })
  return { ref, onChange: ({ target }: { target: { value: string } }) => set(target.value) }
}

function useSetField(node: NodeId, field: string, label: string) {
  const { messages } = useMockEditing()
  const change = useChange()
  const key = `${node} ${field}`
  return (next: unknown) => {
    if (messages.read()[key] !== undefined) messages.replace(without(messages.read(), key))
    change(label, setField(node, field, next), key)
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
  const text = useNodeText(node, field, label)
  const frame = { label, className, ...(note && { note }), ...(hint !== undefined && { hint }) }
  return (
    <Field place={{ node, field }} {...frame}>
      {(control) =>
        isLong ? (
          <textarea {...control} {...text} className={styles.area} placeholder={placeholder} />
        ) : (
          <input
            {...control}
            {...text}
            className={styles.input}
            placeholder={placeholder}
            autoComplete="off"
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
