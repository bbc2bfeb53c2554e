import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { remoteConfigSchema } from '@console/shared/remote-config'
import * as z from 'zod/mini'
import { CommandError } from '../errors/command-error.ts'

/** `shell` or a remote: a package that is released by itself. */
export type WorkspaceUnit = { name: string; dir: string; distDir: string }

const configModuleSchema = z.object({ default: remoteConfigSchema })

/** The shell and every remote of the workspace; of a repository that is one remote, this one. */
export async function listWorkspaceUnits(root: string): Promise<WorkspaceUnit[]> {
  const config = join(root, 'remote.config.ts')
  if (existsSync(config)) {
    const { name } = configModuleSchema.parse(await import(pathToFileURL(config).href)).default
    return [{ name, dir: root, distDir: join(root, 'dist') }]
  }
  const folders = await readdir(join(root, 'remotes')).catch(() => [])
  const remotes = folders.sort().map((name) => ({ name, dir: join(root, 'remotes', name) }))
  return [{ name: 'shell', dir: join(root, 'shell') }, ...remotes]
    .filter(({ dir }) => existsSync(join(dir, 'package.json')))
    .map((unit) => ({ ...unit, distDir: join(unit.dir, 'dist') }))
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
