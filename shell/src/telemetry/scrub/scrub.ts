import { scrubText, secretWords } from './scrub-text.ts'

export type Json = string | number | boolean | null | Json[] | JsonFields
export type JsonFields = { [key: string]: Json }

const mark = '[removed]'
const secretKey = new RegExp(`(?:^|[^a-z])(?:${secretWords})(?:[^a-z]|$)`, 'i')
const depthLimit = 12
const widthLimit = 200

/**
 * Copies fields as plain JSON without passwords, tokens, e-mail addresses, phone numbers and values in addresses.
 * Everything sent passes through here. Never throws.
 */
export function scrub(fields: object): JsonFields {
  return scrubEntries(fields, [fields])
}

/** `holders` are the enclosing objects, so that cycles end. */
function scrubValue(value: unknown, holders: readonly object[]): Json | undefined {
  switch (typeof value) {
    case 'string':
      return scrubText(value)
    case 'bigint':
      return scrubText(String(value))
    case 'number':
      return Number.isFinite(value) ? value : null
    case 'boolean':
      return value
    case 'object':
      return value === null ? null : scrubObject(value, holders)
    default:
      return undefined
  }
}

function scrubObject(value: object, holders: readonly object[]): Json {
  if (holders.includes(value)) return '[circular]'
  if (holders.length >= depthLimit) return '[too deep]'
  const inner = [...holders, value]
  try {
    if (value instanceof Date || value instanceof URL) return scrubText(String(value.toJSON()))
    if (value instanceof Map) return scrubEntries(Object.fromEntries(value), inner)
    if (value instanceof Error) return scrubEntries(toErrorFields(value), inner)
    if (Array.isArray(value)) return scrubItems(value, inner)
    if (value instanceof Set) return scrubItems([...value], inner)
    return scrubEntries(value, inner)
  } catch {
    return '[unreadable]'
  }
}

const scrubItems = (items: readonly unknown[], holders: readonly object[]) =>
  items.slice(0, widthLimit).map((item) => scrubValue(item, holders) ?? null)

const toErrorFields = ({ name, message, stack, cause }: Error) => ({ name, message, stack, cause })

function scrubEntries(value: object, holders: readonly object[]): JsonFields {
  const scrubbed: JsonFields = {}
  for (const key of Object.keys(value).slice(0, widthLimit)) {
    const held = readHeld(value, key)
    const sent = isSecret(key, held) ? mark : scrubValue(held, holders)
    if (sent === undefined) continue
    // Not by assignment, which would set the prototype for `__proto__`.
    const property = { value: sent, enumerable: true, configurable: true, writable: true }
    Object.defineProperty(scrubbed, scrubText(key), property)
  }
  return scrubbed
}

function readHeld(value: object, key: string): unknown {
  try {
    return Reflect.get(value, key)
  } catch {
    return '[unreadable]'
  }
}

/** Whether a secret existed may be sent, but not its value. */
function isSecret(key: string, held: unknown): boolean {
  if (held === null || held === undefined || typeof held === 'boolean') return false
  return secretKey.test(key.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2'))
}
