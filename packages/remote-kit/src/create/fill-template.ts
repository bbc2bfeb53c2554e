import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { platformVersion } from '@console/shared/platform'

const templates = join(import.meta.dirname, '..', '..', 'template')

export type TemplateValues = { name: string; title: string; team: string; path: string; order: number }
export type TemplateFile = { file: string; text: string }

/**
 * Stored with a `_` prefix to keep them inactive: `_gitignore` would exclude files from the package, and `_biome.json`
 * would configure this repository.
 */
const waiting: Readonly<Record<string, string>> = { _gitignore: '.gitignore', '_biome.json': 'biome.json' }

/** The files of a remote in the workspace, relative to the workspace's root. */
export const fillWorkspaceTemplate = (facts: TemplateValues): Promise<TemplateFile[]> =>
  fillTemplate('workspace', facts)

/** The files of a standalone repository: those of every remote, and those that the workspace otherwise provides. */
export async function fillStandaloneTemplate(facts: TemplateValues): Promise<TemplateFile[]> {
  const own = await fillTemplate('standalone', facts)
  const remote = `remotes/${facts.name}/`
  const common = (await fillTemplate('workspace', facts))
    .filter(({ file }) => file.startsWith(remote))
    .map(({ file, text }) => ({ file: file.slice(remote.length), text }))
    .filter(({ file }) => own.every((one) => one.file !== file))
  return [...common, ...own]
}

async function fillTemplate(
  template: 'workspace' | 'standalone',
  { name, title, team, path, order }: TemplateValues,
): Promise<TemplateFile[]> {
  const fill = (text: string) =>
    text
      .replaceAll('/example-remote/', path)
      .replaceAll('example_remote', name)
      .replaceAll('Example remote', title)
      .replaceAll('Example team', team)
      .replaceAll('order: 1000', `order: ${order}`)
      .replaceAll("platform: '^1.0.0'", `platform: '^${platformVersion}'`)
  const dir = join(templates, template)
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name)
        const place = relative(dir, file)
        return { file: fill(waiting[place] ?? place), text: fill(await readFile(file, 'utf8')) }
      }),
  )
}
