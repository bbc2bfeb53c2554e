import type { Release } from '@console/shared/release'
import type { Canary } from '@console/shared/release/canary'
import type { ReleasePointer } from '@console/shared/release/pointer'
import type { ReleasedRemote } from '@console/shared/release/released-remote'

export type KnownRemote = ReleasedRemote & {
  /** Faults of an entry that this shell cannot read; the code of such a remote never runs. */
  problems?: readonly string[]
  /** The later release that the entry was taken from, if not the one that this page started with. */
  release?: string
  /** It stands in for the current version, which does not start on this device: {@link StandIn}. */
  standsIn?: StandIn
  /** Set if the remote has a canary: {@link Assignment}. */
  assignment?: Assignment
  /** Set if a link previews it in this tab. */
  preview?: PreviewedRemote
}

/** Which of a remote's two versions the signed-in person has. */
export type Assignment = {
  group: 'canary' | 'control'
  /** The audience of the canary. */
  audience: Omit<Canary, 'remote'>
  /** The version that everybody else has. */
  released: KnownRemote
}

/** A previous version, or for a canary the released one, in place of a version that failed on this device. */
export type StandIn = {
  /** The version that failed. */
  for: string
  /** Time of the release that the stand-in was taken from (ISO 8601); absent for the released version. */
  releasedAt?: string
}

/** A previewed version, in place of the current one if there is one. */
export type PreviewedRemote = {
  for: string | undefined
  /** ISO 8601. */
  until: string
}

/** State of a preview requested in this tab. */
export type Preview =
  | {
      state: 'running'
      /** `commerce@1a2b3c4d`, or the id of a release. */
      name: string
      until: string
      /** The release was made with another shell than the running one. */
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
  Pick<ReleasePointer['release'], 'shell' | 'recent'> &
  Pick<ReleasePointer, 'expires_at'> & { remotes: readonly KnownRemote[]; preview?: Preview }
