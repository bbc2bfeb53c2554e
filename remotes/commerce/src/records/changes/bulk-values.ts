import type { BulkAction } from '@console/shared/bulk/bulk-action'
import type { InvalidatedKeys } from '@console/shared/query/mutation-meta'
import { type FetchList, readOutcomes } from '@console/shared/query/read-outcomes'
import type { JsonObject } from '@console/values/json/json-document'
import { createElement } from 'react'
import { toComparable } from '../fields/draft.ts'
import type { Body, Fields } from '../fields/field.ts'
import type { FieldWriter } from './field-writer.ts'
import type { ValuePlan } from './plan-values.ts'
import type { ValueGroup } from './values-form.tsx'

export type BulkValues<Item, Draft> = {
  fields: Fields<Item, Draft>
  body: Body
  /** Fields that are changed together. */
  groups: readonly ValueGroup<Draft>[]
  nameOf(item: Item): string
  words: { one: string; many: string }
  invalidates: InvalidatedKeys
  fetchList: FetchList<Item & { id: number }>
  /** Called at the start of each run. */
  begin(): FieldWriter<Item>
}

/** Changes a value of every selected record after a look at all of them, and changes it back on Undo. */
export function buildBulkValues<Item extends JsonObject & { id: number }, Draft extends object>(
  options: BulkValues<Item, Draft>,
): BulkAction<Item> {
  const { fields, invalidates, fetchList, begin } = options
  let plans: ReadonlyMap<number, ValuePlan<Item>> = new Map()
  const run =
    (write: FieldWriter<Item>, toValues: (plan: ValuePlan<Item>) => [Partial<Item>, Partial<Item>]) =>
    async (item: Item) => {
      const plan = plans.get(item.id)
      if (plan === undefined) return
      if (plan.problem !== null) throw new Error(plan.problem)
      await write(item, ...toValues(plan))
    }
  const beginChange = async () => run(begin(), ({ change, from }) => [change, from])
  const toTold = (copy: object, names: readonly string[]) => {
    const texts = new Map(Object.entries(toComparable(fields, copy)))
    return Object.fromEntries(names.map((name) => [name, texts.get(name)]))
  }
  return {
    key: 'values',
    label: 'Change values',
    question: (counted) => `Change values of ${counted}`,
    doing: 'Changing',
    done: 'Changed',
    invalidates,
    begin: beginChange,
    async loadChoice() {
      const { ValuesForm } = await import(/* webpackChunkName: "form" */ './values-form.tsx')
      return ({ items = [], onChoose }) =>
        createElement(ValuesForm<Item, Draft>, {
          ...options,
          items,
          onPlan: (planned) => {
            plans = new Map(planned?.map((plan) => [plan.item.id, plan]))
            onChoose(planned === null ? null : beginChange)
          },
        })
    },
    check: (client, items, isUndone) => {
      const written = items.flatMap((item) => {
        const { from, change } = plans.get(item.id) ?? { from: {}, change: {} }
        const names = Object.keys(change)
        return { item, wanted: toTold({ ...item, ...(isUndone ? from : change) }, names) }
      })
      const read = (row: Item) => toTold(row, Object.keys(fields))
      return readOutcomes(client, { fetchList, read }, written)
    },
    undo: async () => run(begin(), ({ change, from }) => [from, change]),
  }
}
