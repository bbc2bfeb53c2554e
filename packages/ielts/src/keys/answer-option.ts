import type { GroupNode } from '../document/mock-node.ts'

export type WireOption = NonNullable<GroupNode['fields']['options']>[number]

/** An option, whichever of its two wire formats it had. */
export type AnswerOption = { key: string; text: string }

/** Converts an option from the wire; a plain string is its own key. */
export const toOption = (option: WireOption): AnswerOption =>
  typeof option === 'string' ? { key: option, text: option } : { key: option.key, text: option.value }

/** Whether all options name something in the passage or a picture, such as “Paragraph A”, and need no list. */
export const areLetters = (options: readonly AnswerOption[]): boolean =>
  options.every(
    ({ key, text }) =>
      /^[A-Z]$/.test(key) && ['', key, `Paragraph ${key}`, `Section ${key}`].includes(text.trim()),
  )

export const readOptions = (options: readonly WireOption[] | null | undefined): AnswerOption[] =>
  (options ?? []).map(toOption)
