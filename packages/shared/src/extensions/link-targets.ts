import * as z from 'zod/mini'

/**
 * Link targets by remote: `links` of its `remote.config.ts` has the address of each. A remote in a
 * repository of its own adds itself in that file: `declare module '@console/shared/links' { interface LinkTargets { notes: 'note' } }`
 */
export interface LinkTargets {
  commerce: 'package' | 'coupon'
  content: 'article' | 'search'
  mocks: 'writing' | 'reading' | 'listening' | 'speaking' | 'search'
}

/**
 * Address of something that another remote shows; null if this release does not have it. Call it as `links.linkTo` with
 * remote and target as plain texts: the build records them, so that publishing can say which links would lead nowhere.
 */
export type LinkTo = <Remote extends keyof LinkTargets>(
  remote: Remote,
  target: LinkTargets[Remote],
  value: number | string,
) => string | null

/** An address of the remote with one place for a value: `/grammar/:id/`, `/grammar/search?q=:words`. */
export const linkPatternSchema = z.string().check(
  z.regex(/^\/[^:#]*:[a-z]+(?:[^a-z:#][^:#]*)?$/, {
    error: 'must be a path with one place for a value: /notes/:id/ or /notes/search?q=:words',
  }),
)

/** Puts a value into its place. */
export const fillLink = (pattern: string, value: number | string): string =>
  pattern.replace(/:[a-z]+/, () => encodeURIComponent(String(value).trim()))
