import type { Field } from './field.ts'

/** A number, which is text until it is sent: `4.90` and `4.9` are one. `read` answers null for what is no number. */
export const numberField = <Draft>(
  read: (text: string, draft: Draft) => number | null,
  format: (value: number, draft: Draft) => string,
): Required<Pick<Field<never, Draft>, 'to' | 'spell' | 'show'>> => ({
  to: (text, draft) => read(text, draft) ?? undefined,
  spell: (text, draft) => String(read(text, draft) ?? text.trim()),
  show(text, draft) {
    const value = text.trim() === '' ? null : read(text, draft)
    return value === null ? undefined : format(value, draft)
  },
})
