import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CreateError } from './create-error.ts'
import { fillTemplate } from './fill-template.ts'
import { findProblem } from './find-problem.ts'
import type { CreateCommand } from './parse-create-command.ts'
import { readRemoteConfigs } from './read-remote-configs.ts'

/** Entries stand ten apart in the menu, so that one can be put between two. */
const menuStep = 10

/**
 * Writes a new remote into the workspace: its package below `remotes/` and its workflow. Everything is checked before
 * anything is written. `files` are relative to `root`.
 * @throws CreateError when the name, title or team cannot be had.
 */
export async function createRemote(
  root: string,
  command: CreateCommand,
): Promise<{ name: string; files: string[] }> {
  const { name } = command
  const title = command.title ?? toTitle(name)
  const path = `/${name.replaceAll('_', '-')}/`
  const facts = { name, title, team: command.team ?? title, path }
  const present = await readRemoteConfigs(root)
  const problem = findProblem(root, facts, present)
  if (problem !== undefined) throw new CreateError(problem)

  const orders = present.flatMap(({ menu }) => menu.map(({ order }) => order))
  const files = await fillTemplate({ ...facts, order: Math.max(0, ...orders) + menuStep })
  for (const { file, text } of files) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text, { flag: 'wx' })
  }
  return { name, files: files.map(({ file }) => file) }
}

/** "teacher_notes" is "Teacher notes". */
function toTitle(name: string): string {
  const words = name.replaceAll('_', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
