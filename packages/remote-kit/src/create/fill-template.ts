import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const templateDir = join(import.meta.dirname, '..', '..', 'template')

type TemplateFacts = { name: string; title: string; team: string; path: string; order: number }

/** The files of the template with a remote's own facts in them; `file` is relative to the workspace's root. */
export async function fillTemplate({ name, title, team, path, order }: TemplateFacts) {
  const fill = (text: string) =>
    text
      .replaceAll('/example-remote/', path)
      .replaceAll('example_remote', name)
      .replaceAll('Example remote', title)
      .replaceAll('Example team', team)
      .replaceAll('order: 1000', `order: ${order}`)
  const entries = await readdir(templateDir, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name)
        return { file: fill(relative(templateDir, file)), text: fill(await readFile(file, 'utf8')) }
      }),
  )
}
