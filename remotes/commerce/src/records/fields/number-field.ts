import type { Field } from './record-field.ts'

type NumberRules<Draft> = {
  /** Null if it is no number. */
  read(text: string, draft: Draft): number | null
  format(value: number, draft: Draft): string
  /** How many a number that was worked out is rounded to; none by default. */
  decimals?(draft: Draft): number
}

/** A number that stays text until it is sent: `4.90` and `4.9` are equal. */
export const numberField = <Draft>({
  read,
  format,
  decimals = () => 0,
}: NumberRules<Draft>): Required<Pick<Field<never, Draft>, 'to' | 'spell' | 'show' | 'decimals'>> => ({
  to: (text, draft) => read(text, draft) ?? undefined,
  spell: (text, draft) => String(read(text, draft) ?? text.trim()),
  show(text, draft) {
    const value = text.trim() === '' ? null : read(text, draft)
    return value === null ? undefined : format(value, draft)
  },
  decimals,
})
