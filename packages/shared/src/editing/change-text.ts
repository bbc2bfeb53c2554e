import type { ChangeLabels } from './editor-options.ts'
import type { Change, Choice, ThreeCopies } from './merge-documents.ts'

const nothing = 'Nothing'

/** A copy's value at the path of a change, formatted for people. */
export function toValueText(
  side: Choice | 'base',
  change: Change,
  words: ChangeLabels,
  copies: ThreeCopies<unknown>,
): string {
  const { path, kind, [side]: value } = change
  if (value === undefined) return nothing
  if (kind === 'order') return 'A different order'
  const own = words.text?.(value, path, copies[side])
  if (own !== undefined) return own
  if (value === null || value === '') return 'Empty'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object')) {
    return value.length === 0 ? 'Empty' : value.join(', ')
  }
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}

/** Label of a change's path, from the copy that contains it. */
export function toChangeLabel(change: Change, words: ChangeLabels, documents: ThreeCopies<unknown>): string {
  const holder = (['mine', 'theirs', 'base'] as const).find((copy) => change[copy] !== undefined)
  return words.label(change.path, documents[holder ?? 'mine'])
}

/** "Name, Price and 2 more" */
export function toShortList(labels: readonly string[], limit = 3): string {
  const named = labels.length > limit + 1 ? labels.slice(0, limit) : labels
  const rest = labels.length - named.length
  return new Intl.ListFormat('en-GB').format(rest === 0 ? named : [...named, `${rest} more`])
}
