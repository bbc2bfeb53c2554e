import type { Platform } from '@console/shared/platform'
import type { Package } from '@console/shared/schemas/package'
import { formatMoney } from '@console/shared/ui/number'

/** In the package's own currency, or the console's where it carries none. */
export const formatPackageMoney = (
  amount: number,
  { currency }: Pick<Package, 'currency'>,
  { settings }: Pick<Platform, 'settings'>,
  digits?: number,
): string => formatMoney(amount, currency || settings.defaultCurrency, digits)
