import type { Package } from '@console/shared/schemas/package'
import { formatMoney } from '@console/shared/ui/number'

/** In the package's own currency, or without one if it has none. */
export const formatPackageMoney = (
  amount: number,
  { currency }: Pick<Package, 'currency'>,
  digits?: number,
): string => formatMoney(amount, currency ?? '', digits)
