import type { ConsoleConfig } from '@console/shared/config'
import { ownsPath } from '@console/shared/remote-config'
import type { KnownRemote } from '../release/known-release.ts'

export type AbsentSection = ConsoleConfig['absentSections'][number]

/** What the configuration says is not in this environment, as long as the release has nothing there. */
export const listAbsentSections = (
  sections: readonly AbsentSection[],
  remotes: readonly KnownRemote[],
): AbsentSection[] =>
  sections.filter(({ path }) =>
    remotes.every(({ paths }) => !paths.some((owned) => ownsPath(owned, path) || ownsPath(path, owned))),
  )
