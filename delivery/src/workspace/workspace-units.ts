import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from '../errors/command-error.ts'

/** `shell` or a remote: a package of the workspace that is released by itself. */
export type WorkspaceUnit = { name: string; dir: string; distDir: string }

/** The shell and every remote of the workspace. */
export async function listWorkspaceUnits(root: string): Promise<WorkspaceUnit[]> {
  const folders = await readdir(join(root, 'remotes')).catch(() => [])
  const remotes = folders.sort().map((name) => ({ name, dir: join(root, 'remotes', name) }))
  return [{ name: 'shell', dir: join(root, 'shell') }, ...remotes]
    .filter(({ dir }) => existsSync(join(dir, 'package.json')))
    .map((unit) => ({ ...unit, distDir: join(unit.dir, 'dist') }))
}

/** @throws CommandError naming the units there are when a name is none of them. */
export async function findWorkspaceUnits(root: string, names: readonly string[]): Promise<WorkspaceUnit[]> {
  const units = await listWorkspaceUnits(root)
  const there = units.map((unit) => unit.name).join(', ')
  if (names.length === 0) throw new CommandError(`Say what to publish. There are: ${there}.`)
  return [...new Set(names)].map((name) => {
    const unit = units.find((each) => each.name === name)
    if (unit === undefined) throw new CommandError(`There is no remote “${name}”. There are: ${there}.`)
    return unit
  })
}
