import { parseTypedTime } from '@console/values/time/parse-typed-time'
import { readServiceZone } from '@console/values/time/service-zone'
import { toZonedText } from '@console/values/time/zoned-time'
import { Button, Input, Popover } from 'antd'
import { type FormEvent, useState } from 'react'
import { Field } from '../ui/field.tsx'
import { MomentInput } from '../ui/moment-input.tsx'
import type { OverlayProps } from '../ui/overlay-button.tsx'
import { parseNumber } from '../ui/parse-number.ts'
import type { FilterControlProps } from './filter-select.tsx'
import { isEnd, parseRange, type RangeEnds, toRangeText } from './range.ts'
import styles from './range-panel.module.css'

export type RangePanelProps = OverlayProps & FilterControlProps

export function RangePanel({ filter, onChoose, isOpen, onOpenChange, children }: RangePanelProps) {
  return (
    <Popover
      open={isOpen}
      onOpenChange={onOpenChange}
      trigger="click"
      placement="bottomLeft"
      destroyOnHidden
      content={
        <RangeForm
          filter={filter}
          onChoose={(range) => {
            onOpenChange(false)
            onChoose(range)
          }}
        />
      }
    >
      {children}
    </Popover>
  )
}

const open: RangeEnds = { from: '', to: '' }

function RangeForm({ filter: { label, range = 'number', chosen }, onChoose }: FilterControlProps) {
  const [ends, setEnds] = useState((chosen !== undefined && parseRange(range, chosen)) || open)
  const [isWrong, setWrong] = useState(false)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const read = { from: toEnd(ends.from), to: toEnd(ends.to) }
    const isRight = Object.values(read).every(isFine)
    setWrong(!isRight)
    if (isRight) onChoose(toRangeText(range, read) || undefined)
  }

  /** Numbers in any spelling: "1,250". */
  const toEnd = (text: string) =>
    range === 'day' || text.trim() === '' ? text.trim() : String(parseNumber(text) ?? text)
  const isFine = (end: string) => end === '' || isEnd(range, end)
  const change = (end: keyof RangeEnds, text: string) => setEnds({ ...ends, [end]: text })

  return (
    <form className={styles.panel} aria-label={label} onSubmit={handleSubmit}>
      {(['from', 'to'] as const).map((end) => (
        <Field
          key={end}
          label={end === 'from' ? 'From' : 'To'}
          isInvalid={isWrong && !isFine(toEnd(ends[end]))}
        >
          {(control) =>
            range === 'day' ? (
              <MomentInput
                {...control}
                kind="day"
                noun={end === 'from' ? 'first day' : 'last day'}
                placeholder="5 Dec 2026"
                autoFocus={end === 'from'}
                value={ends[end]}
                parse={toDay}
                format={toShownDay}
                onChange={(day) => change(end, day)}
              />
            ) : (
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                autoFocus={end === 'from'}
                status={control['aria-invalid'] ? 'error' : ''}
                value={ends[end]}
                onChange={({ target }) => change(end, target.value)}
              />
            )
          }
        </Field>
      ))}
      {range === 'day' && <p>Days in {readServiceZone()}.</p>}
      {isWrong && (
        <p role="alert">
          {range === 'day' ? 'Enter days, such as 5 Dec 2026,' : 'Enter numbers, such as 9.99,'} or leave one
          end empty.
        </p>
      )}
      <div className={styles.buttons}>
        <Button onClick={() => onChoose(undefined)}>Any</Button>
        <Button type="primary" htmlType="submit">
          Show
        </Button>
      </div>
    </form>
  )
}

/** "5 Dec 2026" as `2026-12-05`; an invalid day stays as typed. */
function toDay(typed: string): string {
  const at = parseTypedTime(typed, readServiceZone())
  return Number.isNaN(at) ? typed : toShownDay(new Date(at).toISOString())
}

/** Timestamps by the service's calendar; days as they are stored. */
const toShownDay = (value: string): string =>
  value.includes('T') ? toZonedText(value, readServiceZone()).slice(0, 10) : value
