import type { GroupNode } from '../document/mock-node.ts'

export type WireOption = NonNullable<GroupNode['fields']['options']>[number]

/** An option of either form that the wire has. */
export type AnswerOption = { key: string; text: string }

/** A plain string is its own key. */
export const toOption = (option: WireOption): AnswerOption =>
  typeof option === 'string' ? { key: option, text: option } : { key: option.key, text: option.value }

/** Whether they name what the passage or a picture shows, and so need no list: “A”, “Paragraph A”. */
export const areLetters = (options: readonly AnswerOption[]): boolean =>
  options.every(
    ({ key, text }) =>
      /^[A-Z]$/.test(key) && ['', key, `Paragraph ${key}`, `Section ${key}`].includes(text.trim()),
  )

/** Null where there is none. */
export const readOptions = (options: readonly WireOption[] | null | undefined): AnswerOption[] | null =>
  options == null || options.length === 0 ? null : options.map(toOption)
