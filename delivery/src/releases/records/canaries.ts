import type { RecordedCanary, RecordedRemote } from '@console/shared/release'

type WithRemotes = { remotes: readonly RecordedRemote[] }

/** The remotes of a release that have a canary. */
export const listCanaries = ({ remotes }: WithRemotes): { name: string; canary: RecordedCanary }[] =>
  remotes.flatMap(({ name, canary }) => (canary === undefined ? [] : [{ name, canary }]))

/** The release of staff who have the canaries of these remotes and no others. */
export const withCanaries = <Content extends WithRemotes>(
  content: Content,
  names: readonly string[],
): Content => ({
  ...content,
  remotes: content.remotes.map(({ canary, ...released }) =>
    canary === undefined || !names.includes(released.name)
      ? released
      : { ...canary.remote, ...(released.disabled && { disabled: released.disabled }) },
  ),
})

/**
 * The sets of canaries that a release is checked with, besides none: each alone, and all at once. What forbids two remotes
 * side by side concerns those two alone, so every pair is covered.
 */
export function listCanaryCombinations(content: WithRemotes): string[][] {
  const names = listCanaries(content).map(({ name }) => name)
  const each = names.map((name) => [name])
  return names.length > 1 ? [...each, names] : each
}
