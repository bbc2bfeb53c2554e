import type { Release, ReleasedRemote } from '@console/shared/release'

export type KnownRemote = ReleasedRemote & {
  /** What is wrong with an entry that this shell cannot read; the code of such a remote never runs. */
  problems?: readonly string[]
  /** The later release that the entry was taken from, where that is not the one that was started. */
  release?: string
}

/** The release as this shell reads it. */
export type KnownRelease = Omit<Release, 'remotes'> & { remotes: readonly KnownRemote[] }
