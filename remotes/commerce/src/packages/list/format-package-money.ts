import type { Package } from '@console/shared/schemas/package'
import { formatMoney } from '@console/shared/ui/number'

/** In the package's own currency, and without one where it carries none. */
export const formatPackageMoney = (
  amount: number,
  { currency }: Pick<Package, 'currency'>,
  digits?: number,
): string => formatMoney(amount, currency ?? '', digits)
