import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listPackages, root } from '../commands/workspace.ts'

/**
 * Copies the repository as of a commit, or as it stands without untracked files, into a separate folder, so that an
 * interrupted run breaks no sources. Workspace links are copied and point into the copy; installed packages are shared.
 */
export function copyTree(commit: string): string {
  const tree = mkdtempSync(join(tmpdir(), 'mutation-'))
  // Some tests run a program as another user, who has to read its sources.
  chmodSync(tree, 0o755)
  const archive = execFileSync('git', ['archive', commit || uncommitted() || 'HEAD'], {
    cwd: root,
    maxBuffer: 1_000_000_000,
  })
  execFileSync('tar', ['-x', '-C', tree], { input: archive })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  for (const { folder } of listPackages()) {
    const installed = join(root, folder, 'node_modules')
    if (!existsSync(join(tree, folder)) || !existsSync(installed)) continue
    cpSync(installed, join(tree, folder, 'node_modules'), { recursive: true, verbatimSymlinks: true })
    rmSync(join(tree, folder, 'node_modules', '.vite'), { recursive: true, force: true })
  }
  return tree
}

/** A dangling commit of all changes since HEAD; '' if there are none. */
const uncommitted = () => execFileSync('git', ['stash', 'create'], { cwd: root, encoding: 'utf8' }).trim()
