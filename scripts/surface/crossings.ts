/** A type of ours that passes between units that were built at different times. */
export type Crossing = {
  /** Declarations that hold it, below `packages`. */
  module: string
  /** Name of the type; `*` for all that the module exports. */
  name: string
  /**
   * `given`: a remote gets it from a shell that was built later. `taken`: it was written by a remote or a release of then, and
   * is read by what is built now.
   */
  flow: 'given' | 'taken'
  /** Something more of it is a new minor version of the platform. */
  isVersioned: boolean
  /** Minor versions that it is not compared with. */
  except?: readonly string[]
  /** Where what was written by that name then is read now. */
  now?: { module: string; name: string }
}

const given = { flow: 'given', isVersioned: true } as const
const taken = { flow: 'taken', isVersioned: false } as const
const release = 'shared/src/release/release.schema'
const pointer = 'shared/src/release/pointer.schema'
const wholePointer = 'shared/src/release/whole-pointer.schema'
const contract = 'shared/src/release/contract.schema'

export const crossings: readonly Crossing[] = [
  { module: 'shared/src/platform/platform', name: 'Platform', ...given },
  // The state of a list had less in it then. It goes from one part of the list to another, and no remote reads it.
  { module: 'shared/src/list/list', name: '*', ...given, except: ['1.1', '1.2', '1.3'] },
  { module: 'shared/src/remote/remote-module', name: 'RemoteModule', flow: 'taken', isVersioned: true },
  { module: 'shared/src/remote/remote-config.schema', name: 'RemoteConfig', ...taken },
  ...['BuiltRemote', 'BuiltShell', 'RecordedRemote', 'ReleaseRecord'].map((name) => ({
    module: release,
    name,
    ...taken,
  })),
  { module: release, name: 'ReleasedRemote', ...taken, now: { module: release, name: 'RecordedRemote' } },
  { module: release, name: 'ReleasePointer', ...taken, now: { module: wholePointer, name: 'WholePointer' } },
  { module: wholePointer, name: 'WholePointer', ...taken },
  ...['ReleasePointer', 'ReleaseIndex'].map((name) => ({ module: pointer, name, ...taken })),
  { module: 'shared/src/release/remote-details.schema', name: 'RemoteDetails', ...taken },
  ...['Uses', 'Gives'].map((name) => ({ module: contract, name, ...taken })),
  // Of the kit, what the configuration and the tests of a remote call.
  { module: 'remote-kit/src/build/build-remote', name: 'buildRemote', flow: 'given', isVersioned: false },
  { module: 'remote-kit/src/testing/render-remote', name: 'renderRemote', flow: 'given', isVersioned: false },
]
