import type { RecordedRemote, ReleaseRecord } from '@console/shared/release'
import { ownsPath } from '@console/shared/remote-config'
import type { UnitChange } from '../releases/records/release-units.ts'

/** A screen to open: `address` may have parts such as `:id`, which stand for any one segment. */
export type Screen = { unit: string; address: string; remote?: RecordedRemote }

/** The screens of what changed, all of them where the shell did; those whose address is known come first. */
export function listScreens(
  { remotes }: Pick<ReleaseRecord, 'remotes'>,
  changes: readonly UnitChange[],
): Screen[] {
  const changed = new Set(changes.flatMap(({ name, to }) => (to === undefined ? [] : [name])))
  const isShellChanged = changed.has('shell')
  const screens = remotes
    .filter(({ name, disabled }) => disabled === undefined && (isShellChanged || changed.has(name)))
    .flatMap((remote) =>
      listAddresses(remote).map((address): Screen => ({ unit: remote.name, address, remote })),
    )
  return [
    ...(isShellChanged ? [{ unit: 'shell', address: '/signin' }] : []),
    ...screens.filter(({ address }) => !isPattern(address)),
    ...screens.filter(({ address }) => isPattern(address)),
  ]
}

export const isPattern = (address: string): boolean => address.includes('/:')

/** An owned path is a screen only where no screen below it is known. */
function listAddresses({ paths, screens, menu, commands = [] }: RecordedRemote): string[] {
  const named = [
    ...Object.keys(screens),
    ...menu.map(({ path }) => path),
    ...commands.map(({ to }) => to),
  ].filter((address) => paths.some((path) => ownsPath(path, toPath(address))))
  const bare = paths.filter((path) => !named.some((address) => ownsPath(path, toPath(address))))
  return [...new Set([...named, ...bare])]
}

const toPath = (address: string) => address.replace(/[?#].*$/s, '')
