import { formatCount, formatNumber } from '@console/shared/ui/number'
import { parseNumber } from '@console/shared/ui/parse-number'
import { PlainTable } from '@console/shared/ui/plain-table'
import { Segments } from '@console/shared/ui/segments'
import { Select } from '@console/shared/ui/select'
import type { JsonObject } from '@console/values/json/json-document'
import { Input } from 'antd'
import { type ComponentType, useId, useState } from 'react'
import { type Body, type Fields, mapFields } from '../fields/field.ts'
import { type DraftEdit, planValues, toRaised, type ValuePlan } from './plan-values.ts'
import styles from './values-form.module.css'

export type ValueInputProps = {
  name: string
  id: string
  value: string
  onChange(text: string): void
  autoFocus: boolean
}

export type ValueGroup<Draft> = {
  label: string
  names: readonly (keyof Draft & string)[]
  /** Instead of a text field. What is left empty stays as each record has it. */
  Input?: ComponentType<ValueInputProps>
  /** Below the fields. */
  note?: string
}

type ValuesFormProps<Item, Draft> = {
  fields: Fields<Item, Draft>
  body: Body
  groups: readonly ValueGroup<Draft>[]
  nameOf(item: Item): string
  words: { one: string; many: string }
  items: readonly Item[]
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
export function ValuesForm<Item extends JsonObject & { id: number }, Draft extends object>({
  fields,
  body,
  groups,
  nameOf,
  words,
  items,
  onPlan,
}: ValuesFormProps<Item, Draft>) {
  const id = useId()
  const [place, setPlace] = useState(0)
  const [operation, setOperation] = useState<Operation>('set')
  const [texts, setTexts] = useState<Texts>({})
  const group = groups[place] ?? groups[0]
  if (group === undefined) throw new Error('There is nothing to change')
  const { names, Input: Field, note } = group
  const offered = Field === undefined ? listOperations(names) : []
  const plans = toPlans(place, operation, texts)

  function listOperations([name]: ValueGroup<Draft>['names']): Operation[] {
    const isNumber = name !== undefined && fields[name].decimals !== undefined
    return isNumber ? ['set', 'raise', 'lower'] : ['set', 'clear']
  }

  function toPlans(place: number, operation: Operation, texts: Texts): ValuePlan<Item>[] | null {
    const names = groups[place]?.names ?? []
    const edit = toEdit(fields, names, operation, texts)
    return edit && items.map((item) => planValues({ fields, body, names }, item, edit))
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
        {offered.length > 0 && (
          <Segments<Operation>
            label="Kind of change"
            value={operation}
            options={offered.map((value) => [value, operations[value]])}
            onChange={(operation) => handleChange({ operation })}
          />
        )}
        {operation !== 'clear' &&
          names.map((name) => {
            const field = {
              id: `${id}${name}`,
              value: texts[name] ?? '',
              autoFocus: name === names[0],
              onChange: (text: string) => handleChange({ texts: { ...texts, [name]: text } }),
            }
            if (Field !== undefined) {
              return (
                <div key={name}>
                  <label htmlFor={field.id}>New {fields[name].label.toLowerCase()}</label>
                  <Field name={name} {...field} />
                </div>
              )
            }
            return (
              <Input
                key={name}
                {...field}
                className={styles.text ?? ''}
                aria-label={operation === 'set' ? `New ${fields[name].label.toLowerCase()}` : 'Per cent'}
                suffix={operation === 'set' ? '' : '%'}
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
function toEdit<Item, Draft extends object>(
  fields: Fields<Item, Draft>,
  names: readonly (keyof Draft & string)[],
  operation: Operation,
  texts: Texts,
): DraftEdit<Draft> | null {
  const isSaid = (name: string) => (texts[name] ?? '').trim() !== ''
  const isTaken = (name: string) =>
    names.some((known) => known === name) && (operation === 'clear' || isSaid(name))
  if (!names.some(isTaken)) return null
  const typed = parseNumber(texts[names[0] ?? ''] ?? '', { unit: '%|٪|per ?cent' })
  if ((operation === 'raise' || operation === 'lower') && (typed === null || typed < 0)) return null
  const percent = (operation === 'raise' ? 1 : -1) * (typed ?? 0)
  return (draft) =>
    mapFields(fields, (field, name) => {
      const text = String(draft[name])
      if (!isTaken(name)) return text
      if (operation === 'set') return texts[name] ?? text
      return operation === 'clear' ? '' : toRaised(field, text, draft, percent)
    })
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
