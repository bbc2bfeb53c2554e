import { execFileSync } from 'node:child_process'
import { root } from '../commands/workspace.ts'

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
const listLines = (text: string) => text.split('\0').filter((line) => line !== '')

/** What differs from `main`, committed or not; on `main` itself, from the commit before. */
export function listChangedFiles(): string[] {
  const base = findBase()
  return [
    ...new Set([
      ...listLines(git('diff', '--name-only', '--no-renames', '-z', base)),
      ...listLines(git('ls-files', '--others', '--exclude-standard', '-z')),
    ]),
  ]
}

function findBase() {
  const head = git('rev-parse', 'HEAD').trim()
  const base = git('merge-base', 'HEAD', 'main').trim()
  return base === head ? 'HEAD~1' : base
}
