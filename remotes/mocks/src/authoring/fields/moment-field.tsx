import { fromLocalTime, headerId, toLocalTime } from '@console/ielts'
import { usePlatform } from '@console/shared/platform-context'
import { MomentInput } from '@console/shared/ui/moment-input'
import { readerZone } from '@console/shared/ui/time'
import { parseTypedTime } from '@console/values/time/parse-typed-time'
import { formatZonedTime } from '@console/values/time/zoned-time'
import { headerLabels } from '../../labels/mock-change-labels.ts'
import { MockField } from './mock-field.tsx'
import { useHeaderField } from './use-header-field.ts'

type MomentFieldProps = { field: 'start_time' | 'end_time'; example: string }

/** A start or end time, in the service’s time zone. */
export function MomentField({ field, example }: MomentFieldProps) {
  const { timeZone } = usePlatform().settings
  const [value, set] = useHeaderField(field)
  const label = headerLabels[field]
  return (
    <MockField
      place={{ node: headerId, field }}
      label={label}
      note={`in ${timeZone}, optional`}
      hint={toHint(value, timeZone, example)}
    >
      {(control) => (
        <MomentInput
          {...control}
          noun={label.toLowerCase()}
          placeholder={example}
          value={value ?? ''}
          parse={(typed) => fromLocalTime(typed, timeZone)}
          format={(text) => toLocalTime(text, timeZone)}
          onChange={(text) => set(text === '' ? null : text)}
        />
      )}
    </MockField>
  )
}

/** An example of the format, or the time in the reader’s own zone where it differs. */
function toHint(value: string | null, timeZone: string, example: string): string | undefined {
  if (value === null) return undefined
  const moment = parseTypedTime(value)
  if (Number.isNaN(moment)) return `Write it like ${example}`
  const at = new Date(moment).toISOString()
  const there = formatZonedTime(at, readerZone)
  return there === formatZonedTime(at, timeZone) ? undefined : `Where you are: ${there}`
}
