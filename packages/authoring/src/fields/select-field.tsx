import { Select, type SelectProps } from '@console/shared/ui/select'
import { Field } from './field.tsx'

/** A select with a label. */
export function SelectField({ label, ...select }: SelectProps & { label: string }) {
  return <Field label={label}>{(control) => <Select {...select} {...control} />}</Field>
}
