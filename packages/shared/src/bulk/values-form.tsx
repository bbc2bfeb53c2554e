import { Input } from 'antd'
import { type ComponentType, useId, useState } from 'react'
import type { RecordId } from '../http/record-list.schema.ts'
import { Field as LabelledField } from '../ui/field.tsx'
import { formatCount, formatNumber } from '../ui/number.ts'
import { parseNumber } from '../ui/parse-number.ts'
import { PlainTable } from '../ui/plain-table.tsx'
import { Segments } from '../ui/segments.tsx'
import { Select } from '../ui/select.tsx'
import type { ValueChange, ValuePlan } from './value-plan.ts'
import styles from './values-form.module.css'

export type ValueInputProps = {
  name: string
  id: string
  value: string
  onChange(text: string): void
  autoFocus: boolean
}

/** Fields that are changed together. */
export type ValueGroup = {
  label: string
  fields: readonly { name: string; label: string }[]
  /** It can be raised and lowered by a percentage, and not be cleared. */
  isNumber?: boolean
  /** Instead of a text field. What is left empty stays as each record has it. */
  Input?: ComponentType<ValueInputProps>
  /** Below the fields. */
  note?: string
}

type ValuesFormProps<Item> = {
  groups: readonly ValueGroup[]
  nameOf(item: Item): string
  words: { one: string; many: string }
  items: readonly Item[]
  plan(item: Item, names: readonly string[], change: ValueChange): ValuePlan<Item>
  /** Null while it is not said what to change, or nothing would change. */
  onPlan(plans: readonly ValuePlan<Item>[] | null): void
}

type Operation = 'set' | 'raise' | 'lower' | 'clear'

const operations: Record<Operation, string> = {
  set: 'Set to',
  raise: 'Raise by %',
  lower: 'Lower by %',
  clear: 'Clear',
}

type Texts = Readonly<Record<string, string>>

/** One value for many records, and what each has before and after. */
export function ValuesForm<Item extends { id: RecordId }>({
  groups,
  nameOf,
  words,
  items,
  plan,
  onPlan,
}: ValuesFormProps<Item>) {
  const id = useId()
  const [place, setPlace] = useState(0)
  const [operation, setOperation] = useState<Operation>('set')
  const [texts, setTexts] = useState<Texts>({})
  const group = groups[place] ?? groups[0]
  if (group === undefined) throw new Error('There is nothing to change')
  const { fields, isNumber, Input: Field, note } = group
  const offered: Operation[] = isNumber ? ['set', 'raise', 'lower'] : ['set', 'clear']
  const plans = toPlans(place, operation, texts)

  function toPlans(place: number, operation: Operation, texts: Texts): ValuePlan<Item>[] | null {
    const names = groups[place]?.fields.map(({ name }) => name) ?? []
    const change = toChange(names, operation, texts)
    return change && items.map((item) => plan(item, names, change))
  }

  function handleChange(next: { place?: number; operation?: Operation; texts?: Texts }) {
    const { place: at, operation: how, texts: said } = { place, operation, texts, ...next }
    setPlace(at)
    setOperation(how)
    setTexts(said)
    const planned = toPlans(at, how, said)
    const isAny = planned?.some(({ change, problem }) => problem === null && Object.keys(change).length > 0)
    onPlan(isAny === true ? planned : null)
  }

  return (
    <>
      <div className={styles.choice}>
        <Select
          aria-label="Value to change"
          value={String(place)}
          options={groups.map(({ label }, index) => [String(index), label])}
          onChoose={(index) => handleChange({ place: Number(index), operation: 'set', texts: {} })}
        />
        {Field === undefined && (
          <Segments<Operation>
            label="Kind of change"
            value={operation}
            options={offered.map((value) => [value, operations[value]])}
            onChange={(operation) => handleChange({ operation })}
          />
        )}
        {operation !== 'clear' &&
          fields.map(({ name, label }, index) => {
            const field = {
              id: `${id}${name}`,
              value: texts[name] ?? '',
              autoFocus: index === 0,
              onChange: (text: string) => handleChange({ texts: { ...texts, [name]: text } }),
            }
            if (Field !== undefined) {
              return (
                <LabelledField key={name} label={`New ${label.toLowerCase()}`}>
                  {({ id }) => <Field {...field} name={name} id={id} />}
                </LabelledField>
              )
            }
            return (
              <Input
                key={name}
                {...field}
                className={styles.text}
                aria-label={operation === 'set' ? `New ${label.toLowerCase()}` : 'Per cent'}
                // Never without: antd makes the field anew when one comes, which then takes the focus from the choice.
                suffix={operation === 'set' ? ' ' : '%'}
                autoComplete="off"
                dir="auto"
                onChange={({ target }) => field.onChange(target.value)}
              />
            )
          })}
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <p className={styles.note} role="status">
        {plans === null
          ? `You will see each of the ${formatCount(items.length, words)} before anything changes.`
          : summarise(plans, words)}
      </p>
      {plans !== null && (
        <PlainTable
          // The first page, when something else is changed.
          key={place}
          rows={plans}
          keyOf={({ item }) => item.id}
          pageSize={8}
          columns={[
            { title: 'Name', render: ({ item }) => <bdi>{nameOf(item)}</bdi> },
            { title: 'Now', align: 'end', className: styles.value, render: ({ now }) => now },
            {
              title: 'New',
              align: 'end',
              className: styles.value,
              render: ({ next, change, problem }) => {
                if (problem !== null) return <span className={styles.problem}>{problem}</span>
                return Object.keys(change).length === 0 ? 'stays' : <strong>{next}</strong>
              },
            },
          ]}
        />
      )}
    </>
  )
}

/** Null where it is not said yet. */
function toChange(names: readonly string[], operation: Operation, texts: Texts): ValueChange | null {
  if (operation === 'clear') return 'clear'
  const said = names.flatMap((name) => ((texts[name] ?? '').trim() === '' ? [] : (texts[name] ?? [])))
  if (said.length === 0) return null
  if (operation === 'set') return { texts }
  const percent = parseNumber(said[0] ?? '', { unit: '%|٪|per ?cent' })
  if (percent === null || percent < 0) return null
  return { percent: operation === 'raise' ? percent : -percent }
}

/** "3 of 5 packages will change, 1 stays as it is, 1 cannot be changed and is skipped." */
function summarise(plans: readonly ValuePlan<object>[], words: { one: string; many: string }): string {
  const wrong = plans.filter(({ problem }) => problem !== null).length
  const same = plans.filter(
    ({ problem, change }) => problem === null && Object.keys(change).length === 0,
  ).length
  const changed = plans.length - wrong - same
  return [
    `${formatNumber(changed)} of ${formatCount(plans.length, words)} will change`,
    ...(same > 0 ? [`${same} ${same === 1 ? 'stays' : 'stay'} as ${same === 1 ? 'it is' : 'they are'}`] : []),
    ...(wrong > 0 ? [`${wrong} cannot be changed and ${wrong === 1 ? 'is' : 'are'} skipped`] : []),
  ]
    .join(', ')
    .concat('.')
}
