import { type BulkValues, buildBulkValues } from '@console/shared/bulk/bulk-values'
import type { ValueGroup } from '@console/shared/bulk/values-form'
import type { RecordId } from '@console/shared/http/record-list'
import type { JsonObject } from '@console/values/json/json-document'
import { toComparable } from '../fields/draft.ts'
import type { Body, Fields } from '../fields/record-field.ts'
import { planValues } from './plan-values.ts'

type RecordValues<Item extends { id: RecordId }, Draft> = Omit<
  BulkValues<Item>,
  'groups' | 'plan' | 'spell'
> & {
  fields: Fields<Item, Draft>
  body: Body
  groups: readonly (Omit<ValueGroup, 'fields' | 'isNumber'> & { names: readonly (keyof Draft & string)[] })[]
}

/** Changes a value of every selected record by the rules of its form. */
export const buildRecordValues = <Item extends JsonObject & { id: RecordId }, Draft extends object>({
  fields,
  body,
  groups,
  ...options
}: RecordValues<Item, Draft>) =>
  buildBulkValues<Item>({
    ...options,
    groups: groups.map(({ names, ...group }) => ({
      ...group,
      fields: names.map((name) => ({ name, label: fields[name].label })),
      isNumber: names.every((name) => fields[name].decimals !== undefined),
    })),
    plan: (item, names, change) => planValues({ fields, body, names }, item, change),
    spell: (record) => toComparable(fields, record),
  })
