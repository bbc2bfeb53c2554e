import type { MenuEntry } from '@console/shared/remote-config'
import type { KnownRemote } from '../release/known-release.ts'
import { type AbsentSection, listAbsentSections } from './absent-sections.ts'
import { listMenuEntries, type OwnedEntry } from './menu-entries.ts'
import { listMissingPermissions } from './permissions.ts'

/** An entry of the menu as one person sees it: of a remote, or of a section that this environment does not have. */
export type ShownEntry = (OwnedEntry & { missing: readonly string[] }) | (MenuEntry & { remote: null })

type Sources = {
  remotes: readonly KnownRemote[]
  absentSections: readonly AbsentSection[]
  /** What this environment has, by name. */
  features: Readonly<Record<string, boolean>>
  /** Permissions of the person. */
  held: readonly string[]
}

/** What they may open, what its remote has explained to others, and at the end what is not here. */
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
