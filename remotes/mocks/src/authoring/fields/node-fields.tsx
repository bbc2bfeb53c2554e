import { TextArea } from '@console/authoring/fields/text-area'
import { TextInput } from '@console/authoring/fields/text-input'
import { useDocument } from '@console/authoring/following/use-document'
import { showInField, useShownText } from '@console/authoring/following/use-shown-text'
import {
  type FieldsOf,
  type NodeKind,
  type NodeRef,
  readField,
  setField,
  type TypedNumber,
} from '@console/ielts'
import type { ReactNode } from 'react'
import { NumberInput } from '../../controls/number-input.tsx'
import { useChange, useMockEditing } from '../../editing/mock-editor-context.ts'
import { MockField } from './mock-field.tsx'

type FieldName<Kind extends NodeKind> = keyof FieldsOf<Kind> & string

type NodeFieldProps<Kind extends NodeKind, Name extends FieldName<Kind>, Value> = {
  node: NodeRef<Kind>
  /** Limits `field` to fields of this value type. */
  field: Name & (Value extends FieldsOf<Kind>[Name] ? unknown : never)
  label: string
  note?: string | undefined
  hint?: ReactNode
  className?: string | undefined
}

export function useNodeField<Kind extends NodeKind, Name extends FieldName<Kind>>(
  node: NodeRef<Kind>,
  field: Name,
  label: string,
) {
  const { storeOf } = useMockEditing()
  const value = useDocument(storeOf(node.id), ({ nodes }) => readField(nodes, node, field))
  return { value, set: useSetField(node, field, label) }
}

/** Binds an uncontrolled input to a text of a node, so that typing does not render the form. */
export function useNodeText<Kind extends NodeKind, Name extends FieldName<Kind>>(
  node: NodeRef<Kind>,
  field: NodeFieldProps<Kind, Name, string>['field'],
  label: string,
) {
  const { storeOf } = useMockEditing()
  const set = useSetField<Kind, Name>(node, field, label)
  const ref = useShownText({
    store: storeOf(node.id),
    select: ({ nodes }) => readField<Kind, Name>(nodes, node, field),
    toText: (value) => (typeof value === 'string' ? value : ''),
    show: showInField,
  })
  // Safe: `field` is limited to text fields.
  const write = (text: string) => set(text as FieldsOf<Kind>[Name])
  return { ref, onChange: ({ target }: { target: { value: string } }) => write(target.value) }
}

function useSetField<Kind extends NodeKind, Name extends FieldName<Kind>>(
  node: NodeRef<Kind>,
  field: Name,
  label: string,
) {
  const { messages } = useMockEditing()
  const change = useChange()
  const key = `${node.id} ${field}`
  return (next: FieldsOf<Kind>[Name]) => {
    if (messages.read()[key] !== undefined) messages.replace(without(messages.read(), key))
    change(label, setField(node, field, next), key)
  }
}

export const without = <Value,>(record: Readonly<Record<string, Value>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== key))

export function NodeText<Kind extends NodeKind, Name extends FieldName<Kind>>({
  node,
  field,
  placeholder,
  isLong = false,
  ...frame
}: NodeFieldProps<Kind, Name, string> & { placeholder?: string; isLong?: boolean }) {
  const text = useNodeText<Kind, Name>(node, field, frame.label)
  return (
    <MockField place={{ node: node.id, field }} {...frame}>
      {(control) =>
        isLong ? (
          <TextArea {...control} {...text} placeholder={placeholder} />
        ) : (
          <TextInput {...control} {...text} placeholder={placeholder} />
        )
      }
    </MockField>
  )
}

export function NodeNumber<Kind extends NodeKind, Name extends FieldName<Kind>>({
  node,
  field,
  unit,
  isWhole,
  ...frame
}: NodeFieldProps<Kind, Name, TypedNumber> & { unit?: string; isWhole?: boolean }) {
  const { value, set } = useNodeField<Kind, Name>(node, field, frame.label)
  return (
    <MockField place={{ node: node.id, field }} {...frame}>
      {(control) => (
        <NumberInput
          {...control}
          unit={unit}
          isWhole={isWhole}
          value={value}
          // Safe: `field` is limited to number fields.
          onNumber={(number) => set(number as FieldsOf<Kind>[Name])}
        />
      )}
    </MockField>
  )
}
