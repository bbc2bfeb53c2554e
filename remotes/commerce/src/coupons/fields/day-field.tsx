import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'

type DayFieldProps = { name: string; id: string; value: string; onChange(at: string): void }

const DayInput = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "form" */ './day-input.tsx')).DayInput,
  'The date field',
)

/** The day of a field that changes for many coupons. */
export const DayField = ({ name, ...field }: DayFieldProps) => (
  <DayInput bound={name === 'starts_at' ? 'first' : 'last'} {...field} />
)
