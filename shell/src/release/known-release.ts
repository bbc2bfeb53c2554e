import type { Release } from '@console/shared/release'
import type { Canary } from '@console/shared/release/canary'
import type { ReleasePointer } from '@console/shared/release/pointer'
import type { ReleasedRemote } from '@console/shared/release/released-remote'

export type KnownRemote = ReleasedRemote & {
  /** What is wrong with an entry that this shell cannot read; the code of such a remote never runs. */
  problems?: readonly string[]
  /** The later release that the entry was taken from, where that is not the one that was started. */
  release?: string
  /** It stands in for the current version, which does not start on this device: {@link StandIn}. */
  standsIn?: StandIn
  /** Where the remote has a canary: {@link Assignment}. */
  assignment?: Assignment
  /** A link has it run in this tab alone. */
  preview?: PreviewedRemote
}

/** Which of the two versions of a remote whoever is signed in has. */
export type Assignment = {
  group: 'canary' | 'control'
  /** Who has the canary. */
  audience: Omit<Canary, 'remote'>
  /** What everybody else has. */
  released: KnownRemote
}

/** A version of before, or for a canary the one that everybody has, in the place of one that failed here. */
export type StandIn = {
  /** Version that failed. */
  for: string
  /** When the release was made that the stand-in was taken from, as an ISO 8601 time; not said of what everybody has. */
  releasedAt?: string
}

/** A version that is not current, in the place of the one that is, where there is one. */
export type PreviewedRemote = {
  for: string | undefined
  /** An ISO 8601 time. */
  until: string
}

/** What became of a preview that was asked for in this tab. */
export type Preview =
  | {
      state: 'running'
      /** `commerce@1a2b3c4d`, or the id of a release. */
      name: string
      until: string
      /** It is a release of another shell than the one that runs here. */
      isWithTodaysShell: boolean
      /** The remotes that would run without it. */
      released: readonly KnownRemote[]
    }
  /** Until somebody is signed in. */
  | { state: 'waiting'; name?: undefined }
  | { state: 'refused'; name?: undefined; sentence: string; reason: string }
  | { state: 'ended'; name?: undefined; sentence: string; details: string }

/** The release as this shell reads it. */
export type KnownRelease = Pick<Release, 'id' | 'redirects'> &
  Pick<ReleasePointer['release'], 'shell' | 'recent'> & { remotes: readonly KnownRemote[]; preview?: Preview }
