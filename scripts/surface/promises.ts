/** An export used by units built at another time, or called by a team's own files. */
export type Promised = {
  name: string
  from: `@console/${string}`
  /** `module`: all its exports as one. */
  kind: 'type' | 'value' | 'module'
  /** `given`: older remotes receive what is built now. `taken`: code built now reads older data. */
  flow: 'given' | 'taken'
}

const type = (from: Promised['from'], flow: Promised['flow'], ...names: string[]) =>
  names.map((name): Promised => ({ name, from, kind: 'type', flow }))

export const promises: readonly Promised[] = [
  ...type('@console/shared/platform', 'given', 'Platform'),
  { name: 'list', from: '@console/shared/list', kind: 'module', flow: 'given' },
  ...type('@console/shared/remote', 'taken', 'RemoteModule'),
  ...type('@console/shared/remote-config', 'taken', 'RemoteConfig'),
  ...type('@console/shared/release', 'taken', 'BuiltRemote', 'BuiltShell', 'ReleaseRecord'),
  ...type('@console/shared/release/whole-pointer', 'taken', 'WholePointer'),
  ...type('@console/shared/release/pointer', 'taken', 'ReleasePointer', 'ReleaseIndex'),
  ...type('@console/shared/release/remote-details', 'taken', 'RemoteDetails'),
  ...type('@console/shared/release/contract', 'taken', 'Uses', 'Gives'),
  { name: 'buildRemote', from: '@console/remote-kit/build', kind: 'value', flow: 'given' },
  { name: 'renderRemote', from: '@console/remote-kit/testing', kind: 'value', flow: 'given' },
]
