import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

export const root = join(import.meta.dirname, '../../..')

/** The shell or a remote, with the output folder of its production build. */
export type Unit = { name: string; dir: string; distDir: string }

/** The part of `shell.json` that tests use: files grouped by purpose. */
type ShellMetadata = { frame: string[]; provided: Record<string, string[]> }

/** The part of `remote.json` that tests use. */
export type RemoteMetadata = {
  name: string
  title: string
  entry: string
  menu: { title: string; path: string; order: number }[]
  /** Route module of each path. */
  screens: Record<string, string>
  screenAssets: Record<string, { files: string[]; shared: string[] }>
}

/**
 * The shell, then every remote of the workspace by name.
 * @throws Error naming the unit that has not been built.
 */
export function listBuiltUnits(): Unit[] {
  const remotes = globSync('remotes/*/package.json', { cwd: root }).map(dirname).sort()
  const units = ['shell', ...remotes].map((folder) => toUnit(basename(folder), join(root, folder)))
  const missing = units.filter(({ name, distDir }) => !existsSync(join(distDir, toFactsFile(name))))
  if (missing.length === 0) return units
  const names = missing.map(({ name }) => name).join(', ')
  throw new Error(`There is no production build of ${names}. Build everything first: pnpm build.`)
}

const toUnit = (name: string, dir: string): Unit => ({ name, dir, distDir: join(dir, 'dist') })
const toFactsFile = (name: string) => (name === 'shell' ? 'shell.json' : 'remote.json')

/** In menu order. */
export function listBuiltRemotes(): RemoteMetadata[] {
  return listBuiltUnits()
    .filter(({ name }) => name !== 'shell')
    .map(({ distDir }): RemoteMetadata => JSON.parse(readFileSync(join(distDir, 'remote.json'), 'utf8')))
    .sort((a, b) => toPlace(a) - toPlace(b))
}

const toPlace = ({ menu }: RemoteMetadata) => Math.min(...menu.map(({ order }) => order))

/** The shell's scripts that a remote's screen needs beyond the common ones. */
export function listScreenFilesOfShell(remoteName: string, path: string): string[] {
  const shell: ShellMetadata = JSON.parse(readFileSync(join(root, 'shell', 'dist', 'shell.json'), 'utf8'))
  const remote = listBuiltRemotes().find(({ name }) => name === remoteName)
  const shared = remote?.screenAssets[path]?.shared ?? []
  const files = new Set(shared.flatMap((module) => shell.provided[module] ?? []))
  return [...files.difference(new Set(shell.frame))].filter((file) => file.endsWith('.js'))
}
