import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import type { ValueInputProps } from '../../records/changes/values-form.tsx'

const DayInput = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "form" */ './day-input.tsx')).DayInput,
  'The date field',
)

/** The day of a field that changes for many coupons. */
export const DayField = ({ name, ...field }: ValueInputProps) => (
  <DayInput bound={name === 'starts_at' ? 'first' : 'last'} {...field} />
)
