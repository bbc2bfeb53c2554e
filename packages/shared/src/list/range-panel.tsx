import { Button, Input, Popover } from 'antd'
import { type FormEvent, useId, useState } from 'react'
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
  const id = useId()
  const [ends, setEnds] = useState((chosen !== undefined && parseRange(range, chosen)) || open)
  const [isWrong, setWrong] = useState(false)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const read = { from: toEnd(ends.from), to: toEnd(ends.to) }
    const isRight = Object.values(read).every((end) => end === '' || isEnd(range, end))
    setWrong(!isRight)
    if (isRight) onChoose(toRangeText(range, read) || undefined)
  }

  /** Numbers in any spelling: "1,250". */
  const toEnd = (text: string) =>
    range === 'day' || text.trim() === '' ? text.trim() : String(parseNumber(text) ?? text)

  return (
    <form className={styles.panel} aria-label={label} onSubmit={handleSubmit}>
      {(['from', 'to'] as const).map((end) => (
        <div key={end}>
          <label htmlFor={`${id}${end}`}>{end === 'from' ? 'From' : 'To'}</label>
          <Input
            id={`${id}${end}`}
            type={range === 'day' ? 'date' : 'text'}
            inputMode={range === 'day' ? undefined : 'decimal'}
            autoComplete="off"
            autoFocus={end === 'from'}
            value={ends[end]}
            onChange={({ target }) => setEnds({ ...ends, [end]: target.value })}
          />
        </div>
      ))}
      {isWrong && <p role="alert">Enter numbers, such as 9.99, or leave one end empty.</p>}
      <div className={styles.buttons}>
        <Button onClick={() => onChoose(undefined)}>Any</Button>
        <Button type="primary" htmlType="submit">
          Show
        </Button>
      </div>
    </form>
  )
}
