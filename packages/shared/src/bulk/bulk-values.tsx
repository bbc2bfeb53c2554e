import type { RecordId } from '../http/record-list.schema.ts'
import type { InvalidatedKeys } from '../query/mutation-meta.ts'
import { type FetchList, readOutcomes } from '../query/read-outcomes.ts'
import type { BulkAction } from './bulk-action.ts'
import type { ValueChange, ValuePlan } from './value-plan.ts'
import type { ValueGroup } from './values-form.tsx'

/** Gives a record's fields the values in `change`, unless somebody else has changed those in `from`. */
type WriteValues<Item> = (item: Item, change: Partial<Item>, from: Partial<Item>) => Promise<unknown>

export type BulkValues<Item extends { id: RecordId }> = {
  groups: readonly ValueGroup[]
  nameOf(item: Item): string
  words: { one: string; many: string }
  /** `names`: the fields of the chosen group. */
  plan(item: Item, names: readonly string[], change: ValueChange): ValuePlan<Item>
  /** A record's values field by field, with one spelling for what means the same. */
  spell(record: object): object
  invalidates: InvalidatedKeys
  fetchList: FetchList<Item>
  /** Called at the start of each run. */
  begin(): WriteValues<Item>
}

/** Changes a value of every selected record after a preview of them all, and changes it back on Undo. */
export function buildBulkValues<Item extends { id: RecordId }>(options: BulkValues<Item>): BulkAction<Item> {
  const { invalidates, fetchList, begin, spell } = options
  let plans: ReadonlyMap<RecordId, ValuePlan<Item>> = new Map()
  const run =
    (write: WriteValues<Item>, toValues: (plan: ValuePlan<Item>) => [Partial<Item>, Partial<Item>]) =>
    async (item: Item) => {
      const plan = plans.get(item.id)
      if (plan === undefined) return
      if (plan.problem !== null) throw new Error(plan.problem)
      await write(item, ...toValues(plan))
    }
  const beginChange = async () => run(begin(), ({ change, from }) => [change, from])
  const toTold = (record: object, names: readonly string[]) => {
    const values = new Map<string, unknown>(Object.entries(spell(record)))
    return Object.fromEntries(names.map((name) => [name, values.get(name)]))
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
      return ({ items = [], onChoose }) => (
        <ValuesForm
          {...options}
          items={items}
          onPlan={(planned) => {
            plans = new Map(planned?.map((plan) => [plan.item.id, plan]))
            onChoose(planned === null ? null : beginChange)
          }}
        />
      )
    },
    check: (client, items, isUndone) => {
      const written = items.flatMap((item) => {
        const { from, change } = plans.get(item.id) ?? { from: {}, change: {} }
        const wanted = toTold({ ...item, ...(isUndone ? from : change) }, Object.keys(change))
        return { item, wanted }
      })
      return readOutcomes<Item>(client, { fetchList, read: (row) => spell(row) }, written)
    },
    undo: async () => run(begin(), ({ change, from }) => [from, change]),
  }
}
