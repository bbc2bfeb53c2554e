import { IconButton } from '@console/authoring/controls/icon-button'
import fieldStyles from '@console/authoring/fields/field.module.css'
import { TextInput } from '@console/authoring/fields/text-input'
import { fromLocalTime, headerId, toLocalTime } from '@console/ielts'
import { usePlatform } from '@console/shared/platform-context'
import { useLastShown } from '@console/shared/ui/last-shown'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { readKey } from '@console/shared/ui/read-key'
import { parseTypedTime } from '@console/values/time/parse-typed-time'
import { formatZonedTime } from '@console/values/time/zoned-time'
import { CalendarDays, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { headerLabels } from '../../labels/mock-words.ts'
import { Field } from './field.tsx'
import styles from './moment-field.module.css'
import { useHeaderField } from './use-header-field.ts'

type MomentFieldProps = { field: 'start_time' | 'end_time'; example: string }

const MomentCalendar = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "calendar" */ './moment-calendar.tsx')).MomentCalendar,
  'The calendar',
)

/**
 * A date and time as clocks in the service's zone show them: typed, or chosen from a calendar. What was typed stands as it
 * is until the field is left, and what is no time stays after that too.
 */
export function MomentField({ field, example }: MomentFieldProps) {
  const { timeZone } = usePlatform().settings
  const [value, set] = useHeaderField(field)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const wasOpen = useRef(false)
  const wasOpened = useLastShown(isOpen || null)
  const toValue = (text: string) => (text.trim() === '' ? null : fromLocalTime(text, timeZone))
  const isTyping = typed !== null && toValue(typed) === value
  const label = headerLabels[field]

  function type(text: string) {
    setTyped(text)
    set(toValue(text))
  }

  function handleLeave({ currentTarget, relatedTarget }: FocusEvent) {
    const isElsewhere =
      relatedTarget !== null && currentTarget.closest('[data-moment]')?.contains(relatedTarget) === false
    if (isElsewhere && relatedTarget.closest('[data-calendar]') === null) setIsOpen(false)
  }

  function handleKey(event: KeyboardEvent) {
    if (readKey(event) === 'Escape') setIsOpen(false)
  }

  return (
    <Field
      place={{ node: headerId, field }}
      label={label}
      note={`in ${timeZone}, optional`}
      hint={toReaderText(value, timeZone)}
    >
      {({ onBlur, ...control }) => (
        <div className={fieldStyles.within} data-moment>
          <TextInput
            {...control}
            ref={input}
            className={styles.moment}
            value={isTyping ? typed : toLocalTime(value ?? '', timeZone)}
            placeholder={example}
            onText={type}
            onKeyDown={handleKey}
            onBlur={(event) => {
              setTyped(null)
              onBlur()
              handleLeave(event)
            }}
          />
          <div className={fieldStyles.end}>
            {value !== null && (
              <IconButton
                look="smallIcon"
                label={`Clear ${label.toLowerCase()}`}
                title="Clear"
                onClick={() => {
                  set(null)
                  input.current?.focus()
                }}
              >
                <X size={14} aria-hidden />
              </IconButton>
            )}
            <IconButton
              look="smallIcon"
              label={`Calendar of ${label.toLowerCase()}`}
              title="Calendar"
              aria-expanded={isOpen}
              onKeyDown={handleKey}
              onBlur={handleLeave}
              onPointerDown={() => {
                wasOpen.current = isOpen
              }}
              onClick={({ detail }) => {
                // The press has closed it already, as one beside it does; without a pointer there was none.
                setIsOpen(detail === 0 ? !isOpen : !wasOpen.current)
              }}
            >
              <CalendarDays size={16} aria-hidden />
            </IconButton>
          </div>
          {wasOpened !== null && (
            <MomentCalendar
              attempt={isOpen}
              value={value}
              timeZone={timeZone}
              isOpen={isOpen}
              onOpen={setIsOpen}
              onChoose={set}
            />
          )}
        </div>
      )}
    </Field>
  )
}

const readerZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** When it is where the reader is, for those who are elsewhere. */
function toReaderText(value: string | null, timeZone: string): string | undefined {
  const moment = value === null ? Number.NaN : parseTypedTime(value)
  if (Number.isNaN(moment)) return undefined
  const at = new Date(moment).toISOString()
  const there = formatZonedTime(at, readerZone)
  return there === formatZonedTime(at, timeZone) ? undefined : `Where you are: ${there}`
}
