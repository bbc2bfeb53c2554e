import { parseTypedTime } from '@console/values/time/parse-typed-time'
import { formatZonedDate } from '@console/values/time/zoned-time'
import { CalendarDays, X } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import styles from './moment-input.module.css'

export type MomentInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** Names its buttons: "start time". */
  noun: string
  /** As it is stored; empty for none. */
  value?: string
  onChange?(value: string): void
  /** A day, or a day with a time (the default). */
  kind?: 'day' | 'time'
  /** Converts a typed text to the stored one; a text that is no time stays as it is, to be refused with a message. */
  parse(typed: string): string
  /** The stored value on a clock in the staff's zone: `2026-12-05 10:00`, or `2026-12-05` for a whole day. */
  format(value: string): string
}

/**
 * A date, or a date and time: typed in any form that `parseTypedTime` reads, or chosen from the browser's own calendar, which every
 * keyboard and phone knows. A typed text stands as it is until the field is left, then the date as lists write it:
 * "5 Dec 2026, 10:00". The label says the zone.
 */
export function MomentInput(props: MomentInputProps) {
  const { noun, value = '', onChange, kind = 'time', parse, format, onBlur, ...input } = props
  const [typed, setTyped] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const read = (text: string) => (text.trim() === '' ? '' : parse(text))
  const isTyping = typed !== null && read(typed) === value

  function take(text: string) {
    setTyped(text)
    onChange?.(read(text))
  }

  function openCalendar() {
    const { current } = picker
    if (current === null) return
    const today = format(new Date().toISOString()).slice(0, 10)
    const shown = value === '' ? `${today} 09:00` : format(value)
    current.value = kind === 'day' ? shown.slice(0, 10) : shown.replace(' ', 'T')
    current.showPicker?.()
  }

  return (
    <div className={styles.moment}>
      <input
        autoComplete="off"
        dir="auto"
        {...input}
        ref={field}
        className={`control ${styles.input}`}
        value={isTyping ? typed : toWords(format(value))}
        onChange={({ target }) => take(target.value)}
        onBlur={(event) => {
          setTyped(null)
          onBlur?.(event)
        }}
      />
      <input
        ref={picker}
        className={styles.picker}
        type={kind === 'day' ? 'date' : 'datetime-local'}
        max={kind === 'day' ? '9999-12-31' : '9999-12-31T23:59'}
        tabIndex={-1}
        aria-hidden
        aria-label={`Chosen ${noun}`}
        onChange={({ target }) => {
          if (target.value !== '') onChange?.(read(target.value.replace('T', ' ')))
          setTyped(null)
        }}
      />
      <div className={styles.end}>
        {value !== '' && (
          <button
            type="button"
            aria-label={`Clear ${noun}`}
            title="Clear"
            onClick={() => {
              take('')
              field.current?.focus()
            }}
          >
            <X size={14} aria-hidden />
          </button>
        )}
        <button type="button" aria-label={`Calendar of ${noun}`} title="Calendar" onClick={openCalendar}>
          <CalendarDays size={16} aria-hidden />
        </button>
      </div>
    </div>
  )
}

/** `2026-12-05 10:00` as "5 Dec 2026, 10:00"; a text that is no date stays as it was typed. */
function toWords(text: string): string {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d.*))?$/.exec(text) ?? []
  const at = parseTypedTime(`${day} 00:00`, 'UTC')
  if (Number.isNaN(at)) return text
  const date = formatZonedDate(new Date(at).toISOString(), 'UTC')
  return time === '' ? date : `${date}, ${time}`
}
