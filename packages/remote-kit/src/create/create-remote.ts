import { existsSync, globSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readRemoteConfig } from '@console/shared/read-remote-config'
import type { RemoteConfig } from '@console/shared/remote-config'
import { addCodeOwner } from './code-owners.ts'
import { CreateError } from './create-error.ts'
import { fillStandaloneTemplate, fillWorkspaceTemplate, type TemplateFile } from './fill-template.ts'
import { findProblem } from './find-problem.ts'
import { buildKitVersions } from './kit-versions.ts'
import type { CreateCommand } from './parse-create-command.ts'

/** Gap between menu entries, so that one can be inserted between two. */
const menuStep = 10

type Created = { name: string; files: string[] }

/**
 * Writes a new remote into the workspace: its package below `remotes/`, and its team as the owner of its folder.
 * Validates everything before writing. `files` are relative to `root`.
 * @throws CreateError if the name, title or team is not acceptable.
 */
export async function createRemote(root: string, command: CreateCommand): Promise<Created> {
  const facts = toTemplateValues(command)
  const present = await readRemoteConfigs(root)
  const problem = findProblem(root, facts, present)
  if (problem !== undefined) throw new CreateError(problem)

  const orders = present.flatMap(({ menu }) => menu.map(({ order }) => order))
  const files = await fillWorkspaceTemplate({ ...facts, order: Math.max(0, ...orders) + menuStep })
  await writeFiles(root, files)
  const owners = await addCodeOwner(root, facts)
  return { name: facts.name, files: [...files.map(({ file }) => file), owners] }
}

/** Places the menu entry after those of unknown remotes. */
const lastOrder = 900

/**
 * Writes a standalone repository with one remote into `dir`, which must not exist yet. `console-remote check --against
 * <address of the console>` later checks that its name and paths are free.
 * @throws CreateError if the name, title or team is not acceptable, or there is no kit.
 */
export async function createStandaloneRemote(
  dir: string,
  command: CreateCommand,
  kit: string | undefined,
): Promise<Created> {
  const facts = toTemplateValues(command)
  const problem = findProblem(dir, facts, [])
  if (problem !== undefined) throw new CreateError(problem)
  if (existsSync(dir)) throw new CreateError(`${dir} is there already. Name a folder that is not.`)
  const files = await fillStandaloneTemplate({ ...facts, order: lastOrder })
  const versions = await buildKitVersions(dir, kit)
  await writeFiles(dir, [...files, versions])
  return { name: facts.name, files: [...files, versions].map(({ file }) => file) }
}

function toTemplateValues({ name, title = toTitle(name), team = title }: CreateCommand) {
  return { name, title, team, path: `/${name.replaceAll('_', '-')}/` }
}

async function writeFiles(root: string, files: readonly TemplateFile[]) {
  for (const { file, text } of files) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text, { flag: 'wx' })
  }
}

/** "teacher_notes" becomes "Teacher notes". */
function toTitle(name: string): string {
  const words = name.replaceAll('_', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** `remote.config.ts` of every remote in the workspace. Throws `CreateError` for one that is invalid. */
function readRemoteConfigs(root: string): Promise<RemoteConfig[]> {
  const files = globSync('remotes/*/remote.config.ts', { cwd: root })
  return Promise.all(
    files.map(async (file) => {
      const read = readRemoteConfig(await import(pathToFileURL(join(root, file)).href), file)
      if ('config' in read) return read.config
      throw new CreateError(read.problem)
    }),
  )
}
