/** Characters that XML 1.0 cannot hold, as pasted text has them: control characters and halves of surrogate pairs. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/**
 * The same value with only characters that XML can hold in its texts; Word refuses a whole file for one other
 * character.
 */
export function withoutForbidden<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replaceAll(forbidden, '') as Value & string
  if (Array.isArray(value)) return value.map(withoutForbidden) as Value & unknown[]
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, each]) => [key, withoutForbidden(each)])
  return Object.fromEntries(entries) as Value & object
}
