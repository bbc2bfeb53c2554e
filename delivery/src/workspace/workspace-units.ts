import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CommandError } from '@console/node-server/command-error'
import { readRemoteConfig } from '@console/shared/read-remote-config'
import type { RemoteConfig } from '@console/shared/remote-config'

/** `shell` or a remote: a package that is released by itself. */
export type WorkspaceUnit = { name: string; dir: string; distDir: string }

/** The shell and every remote of the workspace; of a repository that is one remote, this one. */
export async function listWorkspaceUnits(root: string): Promise<WorkspaceUnit[]> {
  const config = join(root, 'remote.config.ts')
  if (existsSync(config)) {
    const { name } = await importRemoteConfig(config, 'remote.config.ts')
    return [{ name, dir: root, distDir: join(root, 'dist') }]
  }
  const folders = await readdir(join(root, 'remotes')).catch(() => [])
  const remotes = folders.sort().map((name) => ({ name, dir: join(root, 'remotes', name) }))
  return [{ name: 'shell', dir: join(root, 'shell') }, ...remotes]
    .filter(({ dir }) => existsSync(join(dir, 'package.json')))
    .map((unit) => ({ ...unit, distDir: join(unit.dir, 'dist') }))
}

/** @throws CommandError with everything that is wrong in the file, which it calls `shownAs`. */
export async function importRemoteConfig(file: string, shownAs: string): Promise<RemoteConfig> {
  const read = readRemoteConfig(await import(pathToFileURL(file).href), shownAs)
  if ('config' in read) return read.config
  throw new CommandError(read.problem)
}

/** @throws CommandError with all units when a name is not among them. */
export async function findWorkspaceUnits(root: string, names: readonly string[]): Promise<WorkspaceUnit[]> {
  const units = await listWorkspaceUnits(root)
  const there = units.map((unit) => unit.name).join(', ')
  if (names.length === 0 && units.length === 1) return units
  if (names.length === 0) throw new CommandError(`Say what to publish. There are: ${there}.`)
  return [...new Set(names)].map((name) => {
    const unit = units.find((each) => each.name === name)
    if (unit === undefined) throw new CommandError(`There is no remote “${name}”. There are: ${there}.`)
    return unit
  })
}
