import type { ValueInputProps } from '@console/shared/bulk/values-form'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'

const DayInput = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "form" */ './day-input.tsx')).DayInput,
  'The date field',
)

const firstDay = { bound: 'first', noun: 'new first day' } as const
const lastDay = { bound: 'last', noun: 'new last day' } as const

/** The day in a change of many coupons. */
export const DayField = ({ name, ...field }: ValueInputProps) => (
  <DayInput {...(name === 'starts_at' ? firstDay : lastDay)} {...field} />
)
