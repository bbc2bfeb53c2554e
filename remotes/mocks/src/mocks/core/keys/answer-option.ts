import { isJsonObject } from '../document/json.ts'

/** An option of either form that the wire has. */
export type AnswerOption = { key: string; text: string }

/** Null where there is none; a plain string is its own key. */
export function readOptions(options: unknown): AnswerOption[] | null {
  if (!Array.isArray(options) || options.length === 0) return null
  return options.map((option: unknown) =>
    isJsonObject(option)
      ? { key: String(option['key'] ?? ''), text: String(option['value'] ?? '') }
      : { key: String(option), text: String(option) },
  )
}
