import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const templates = join(import.meta.dirname, '..', '..', 'template')

export type TemplateFacts = { name: string; title: string; team: string; path: string; order: number }
export type TemplateFile = { file: string; text: string }

/**
 * Written with `_` before them, since here they would act: `_gitignore` would leave files out of the package, `_biome.json` would
 * be taken for a configuration of this repository.
 */
const waiting: Readonly<Record<string, string>> = { _gitignore: '.gitignore', '_biome.json': 'biome.json' }

/** The files of a remote of the workspace, relative to the workspace's root. */
export const fillWorkspaceTemplate = (facts: TemplateFacts): Promise<TemplateFile[]> =>
  fillTemplate('workspace', facts)

/** The files of a repository that is one remote: what every remote has, and what the workspace has for those within it. */
export async function fillStandaloneTemplate(facts: TemplateFacts): Promise<TemplateFile[]> {
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
  { name, title, team, path, order }: TemplateFacts,
): Promise<TemplateFile[]> {
  const fill = (text: string) =>
    text
      .replaceAll('/example-remote/', path)
      .replaceAll('example_remote', name)
      .replaceAll('Example remote', title)
      .replaceAll('Example team', team)
      .replaceAll('order: 1000', `order: ${order}`)
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
