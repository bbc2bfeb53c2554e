import { formatMoney, formatNumber } from '@console/shared/ui/number'

export const formatMinutes = (minutes: number): string => `${formatNumber(minutes)} min`

/** In the console’s currency, since a fee has none on the wire. */
export const formatFee = (fee: number, currency: string): string =>
  fee === 0 ? 'Free' : formatMoney(fee, currency)
