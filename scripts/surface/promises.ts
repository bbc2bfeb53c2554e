/** An export that reaches units built at another time, or that a team's own files call. */
export type Promised = {
  name: string
  from: `@console/${string}`
  /** `module`: all that it exports, as one. */
  kind: 'type' | 'value' | 'module'
  /** `given`: remotes of before get what is built now. `taken`: what is built now reads what was written before. */
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
