import { parseNumber } from '@console/shared/ui/parse-number'

/** A currency's code, its sign, or both: "EUR", "€", "US$", "Tk". The sign of the rial is its name. */
const moneyUnit = String.raw`[a-z]{0,3}\p{Sc}|[a-z]{3}|tk\.?|rs\.?|kr\.?|fr\.?|ریال`

/** How a field's number is read; each answers null for what is no number. */
export const readCount = (text: string) =>
  parseNumber(text, { isWhole: true, unit: 'coins?|gems?|uses?|times|codes?' })

export const readMoney = (text: string) => parseNumber(text, { unit: moneyUnit })

export const readPercent = (text: string) => parseNumber(text, { unit: '%|٪|per ?cent' })

/** Whether a number was typed in a spelling that others may read as another one, or with what the field did not ask for. */
export const needsReading = (text: string) =>
  !/^\d+(\.\d+)?$/.test(text.trim()) || /^[1-9]\d{0,2}\.\d{3}$/.test(text.trim())
