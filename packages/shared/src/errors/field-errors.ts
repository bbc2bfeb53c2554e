import { isJsonObject } from '@console/values/json/json-document'

/** Field name to messages. */
export type FieldErrors = Record<string, string[]>

/**
 * Parses the field errors of a refused write; null if there are none. Besides lists by field (SPEC names no shape),
 * accepts a text per field, a list of objects that name their field, a list of sentences, or one sentence; messages
 * without a field are under ''. They may be nested in `errors`, and fields may be nested objects.
 */
export function readFieldErrors(details: unknown): FieldErrors | null {
  const nested = isJsonObject(details) ? details['errors'] : undefined
  const found = readEntries(nested === undefined ? details : nested, '', nested !== undefined)
  const messages: FieldErrors = {}
  for (const [name, message] of found) {
    const field = /^(non_field_errors|__all__)$/.test(name) ? '' : name
    messages[field] = [...(messages[field] ?? []), message]
  }
  return found.length > 0 ? messages : null
}

/**
 * For where no form shows them: “This field is required.” names its field only where it stands below it. `told`: a
 * sentence that is shown anyway.
 */
export const nameFields = (errors: FieldErrors, told?: string): string[] =>
  Object.entries(errors).flatMap(([field, texts]) => {
    const words = field.toLowerCase().match(/\p{L}{3,}/gu) ?? []
    const name = field.charAt(0).toUpperCase() + field.slice(1).replaceAll('_', ' ')
    return texts.flatMap((text) => {
      if (text === told) return []
      return field === '' || words.some((word) => text.toLowerCase().includes(word))
        ? text
        : `${name}: ${text}`
    })
  })

/** `isTold`: the value is declared to be errors, so it need not look like them. */
function readEntries(value: unknown, field: string, isTold: boolean): [field: string, message: string][] {
  if (typeof value === 'string') return isTold && value.trim() !== '' ? [[field, value]] : []
  if (Array.isArray(value)) return value.flatMap((entry) => readEntries(entry, field, isTold))
  if (!isJsonObject(value)) return []
  const message = [value['message'], value['detail'], value['msg'], value['title']].find(
    (text) => typeof text === 'string',
  )
  const name = readFieldName(value)
  if (field === '' && name !== null && message !== undefined) return [[name, String(message)]]
  if (!isTold && !Object.values(value).every(isMessages)) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    readEntries(entry, field === '' ? key : `${field}.${key}`, true),
  )
}

/** Only lists of texts: any other object may mean anything. */
const isMessages = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string')

/** "field", "path": a text or its segments, or the pointer of RFC 6901 and JSON:API. */
function readFieldName({
  field,
  path,
  property,
  attribute,
  param,
  source,
  pointer,
}: Record<string, unknown>) {
  const named = [
    field,
    path,
    property,
    attribute,
    param,
    isJsonObject(source) ? source['pointer'] : pointer,
  ].find((name) => typeof name === 'string' || Array.isArray(name))
  if (named === undefined) return null
  if (Array.isArray(named)) return named.join('.')
  return String(named)
    .replace(/^#?\/?(data\/attributes\/)?/, '')
    .replaceAll('/', '.')
}
