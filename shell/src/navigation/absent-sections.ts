import type { ConsoleConfig } from '@console/shared/config'
import { ownsPath } from '@console/shared/remote-config'
import type { KnownRemote } from '../release/known-release.ts'

export type AbsentSection = ConsoleConfig['absentSections'][number]

/**
 * Sections that the configuration lists as absent from this environment, unless the release has something at their
 * path.
 */
export const listAbsentSections = (
  sections: readonly AbsentSection[],
  remotes: readonly KnownRemote[],
): AbsentSection[] =>
  sections.filter(({ path }) =>
    remotes.every(({ paths }) => !paths.some((owned) => ownsPath(owned, path) || ownsPath(path, owned))),
  )
