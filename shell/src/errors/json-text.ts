/** Formats any value as JSON: one that JSON cannot represent must not break the screen showing it. */
export function toJsonText(value: unknown): string {
  try {
    return JSON.stringify(value, toJsonValue, 2) ?? describe(value)
  } catch {
    return describe(value)
  }
}

const toJsonValue = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

function describe(value: unknown): string {
  try {
    return String(value)
  } catch {
    return typeof value
  }
}
