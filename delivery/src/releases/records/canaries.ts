import type { RecordedCanary, RecordedRemote } from '@console/shared/release'

type WithRemotes = { remotes: readonly RecordedRemote[] }

/** The remotes of a release that have a canary. */
export const listCanaries = ({ remotes }: WithRemotes): { name: string; canary: RecordedCanary }[] =>
  remotes.flatMap(({ name, canary }) => (canary === undefined ? [] : [{ name, canary }]))

/** A release as those have it who have the canaries of these remotes, and no other. */
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
 * The canaries with which a release is checked besides none of them: each alone, and all at once. What forbids two remotes
 * beside one another is about those two, so that every pair is among them.
 */
export function listCanaryCombinations(content: WithRemotes): string[][] {
  const names = listCanaries(content).map(({ name }) => name)
  const each = names.map((name) => [name])
  return names.length > 1 ? [...each, names] : each
}
