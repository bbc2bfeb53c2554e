import { globSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

export const root = dirname(dirname(import.meta.dirname))
const rootBin = join(root, 'node_modules', '.bin')

export type WorkspacePackage = {
  name: string
  /** Path below the repository's root: `remotes/commerce`. */
  folder: string
}

/** Every existing package of pnpm-workspace.yaml. */
export function listPackages(): WorkspacePackage[] {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const list = /^packages:\n((?: +- .+\n)+)/m.exec(text)?.[1] ?? ''
  const patterns = list
    .trim()
    .split('\n')
    .map((line) => line.trim().slice(2))
  return globSync(
    patterns.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  )
    .sort()
    .map((file) => readPackage(dirname(file)))
}

function readPackage(folder: string): WorkspacePackage {
  const { name }: { name: string } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  return { name, folder }
}

/** Processes of a check share compiled code, which saves up to a tenth of the time of a test suite. */
const compileCache = join(root, 'node_modules', '.cache', 'compiled')

/**
 * The environment in which pnpm would run a script of the package: its own commands first, then the root's. Without
 * colours, because the output is parsed as text.
 */
export function toScriptEnv(folder: string, extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const path = [join(root, folder, 'node_modules', '.bin'), rootBin, process.env['PATH'] ?? '']
  const { FORCE_COLOR: _, ...env } = process.env
  return { NODE_COMPILE_CACHE: compileCache, ...env, NO_COLOR: '1', ...extra, PATH: path.join(delimiter) }
}
