import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../commands/workspace.ts'
import type { Mutation } from './mutation-list.ts'

/** Those of the files that hold what is not committed, and would be lost with the next restore. */
export function listUncommitted(files: readonly string[]): string[] {
  const lines = execFileSync('git', ['status', '--porcelain', '--', ...files], {
    cwd: root,
    encoding: 'utf8',
  })
  return lines.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)]))
}

/** The file below the folder is as it was when this settles, and also when the process ends before. */
export async function whilePatched<Result>(
  { id, file, find, replace }: Mutation,
  task: () => Promise<Result>,
  folder = root,
): Promise<Result> {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  const [before, after, ...rest] = text.split(find)
  if (before === undefined || after === undefined || rest.length > 0) {
    throw new Error(`The text of ${id} is not once in ${file}`)
  }
  const restore = () => writeFileSync(path, text)
  process.once('exit', restore)
  writeFileSync(path, before + replace + after)
  try {
    return await task()
  } finally {
    restore()
    process.off('exit', restore)
  }
}
