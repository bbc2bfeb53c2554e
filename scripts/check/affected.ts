import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../commands/workspace.ts'

const read = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/**
 * The turbo filters of `--affected`: changed packages with all their dependants, and the root's tasks for the whole
 * repository. The base is `TURBO_SCM_BASE`, else main, and on main itself the previous commit.
 */
export function listAffectedFilters(): string[] {
  return [`--filter=...[${findBase()}]`, '--filter=//']
}

/** Folders of stories that such a change can break. */
export function listAffectedStories(): string[] {
  const [filter = ''] = listAffectedFilters()
  const list: { packages: { items: { path: string }[] } } = JSON.parse(
    read('turbo', 'ls', filter, '--output=json'),
  )
  const folders = list.packages.items.map(({ path }) => path)
  return toStoryFolders(folders, (folder) => existsSync(join(root, 'e2e', folder)))
}

/** A changed remote can break its own stories only, any other package all of them. */
export function toStoryFolders(changed: readonly string[], isThere: (folder: string) => boolean): string[] {
  if (!changed.every((folder) => folder.startsWith('remotes/'))) return ['stories', 'chaos']
  return changed.map((folder) => `stories/${basename(folder)}`).filter(isThere)
}

/** False in a clone of another branch alone. */
export function hasBase(): boolean {
  try {
    return findBase() !== ''
  } catch {
    return false
  }
}

function findBase(): string {
  const asked = process.env['TURBO_SCM_BASE'] ?? ''
  if (asked !== '') return asked
  const base = read('git', 'merge-base', 'HEAD', 'main').trim()
  return base === read('git', 'rev-parse', 'HEAD').trim() ? 'HEAD~1' : base
}
