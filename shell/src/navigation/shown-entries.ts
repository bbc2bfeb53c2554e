import type { MenuEntry } from '@console/shared/remote-config'
import type { KnownRemote } from '../release/known-release.ts'
import { type AbsentSection, listAbsentSections } from './absent-sections.ts'
import { listMenuEntries, type OwnedEntry } from './menu-entries.ts'
import { listMissingPermissions } from './permitted-screens.ts'

/** A menu entry as one person sees it: of a remote, or of a section that this environment does not have. */
export type ShownEntry = (OwnedEntry & { missing: readonly string[] }) | (MenuEntry & { remote: null })

type Sources = {
  remotes: readonly KnownRemote[]
  absentSections: readonly AbsentSection[]
  /** Features of this environment, by name. */
  features: Readonly<Record<string, boolean>>
  /** The person's permissions. */
  held: readonly string[]
}

/**
 * The entries that they may open, those whose remote explains itself to others, and last those absent from this
 * environment.
 */
export const listShownEntries = ({ remotes, absentSections, features, held }: Sources): ShownEntry[] => [
  ...listMenuEntries(remotes)
    .filter(({ feature }) => feature === undefined || features[feature] === true)
    .map((entry) => ({ ...entry, missing: listMissingPermissions(remotes, entry.path, held) }))
    .filter(({ missing, remote }) => missing.length === 0 || remote.withoutPermission === 'explain'),
  ...listAbsentSections(absentSections, remotes).map(({ path, title }) => ({
    ...{ path, title, icon: 'screen', group: 'Not in this environment', order: Number.POSITIVE_INFINITY },
    remote: null,
  })),
]
