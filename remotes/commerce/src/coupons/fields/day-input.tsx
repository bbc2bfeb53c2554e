import { usePlatform } from '@console/shared/platform-context'
import { MomentInput, type MomentInputProps } from '@console/shared/ui/moment-input'
import { type DayBound, readMoment, toLocalTime } from '../rules/coupon-days.ts'

type DayInputProps = Omit<MomentInputProps, 'parse' | 'format' | 'kind'> & { bound: DayBound }

/** The first or last day of a coupon; with a time where one is typed. A `Form.Item` gives value and `onChange`. */
export function DayInput({ bound, ...props }: DayInputProps) {
  const { timeZone } = usePlatform().settings
  return (
    <MomentInput
      placeholder="5 Dec 2026"
      {...props}
      kind="day"
      parse={(typed) => readMoment(typed, bound, timeZone) ?? typed}
      format={(at) => toLocalTime(at, bound, timeZone)}
    />
  )
}
