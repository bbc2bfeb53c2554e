import { hash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { runCommand } from '../commands/run-command.ts'
import { root } from '../commands/workspace.ts'

type PackOptions = { dir: string; out: string; kitVersion: string }

/**
 * Packs a folder as a tarball in `out`. Its version is the kit's with a hash of the content, including the manifest.
 * Equal content gives equal bytes.
 * @throws Error with pnpm's output.
 */
export async function packFolder(
  manifest: object,
  { dir, out, kitVersion }: PackOptions,
): Promise<{ version: string; file: string }> {
  const version = `${kitVersion}-kit${await hashContent(manifest, dir)}`
  await writeFile(join(dir, 'package.json'), toText({ ...manifest, version }))
  const bootstrap = join(root, 'scripts', 'bootstrap.mjs')
  const argv = [process.execPath, bootstrap, 'pnpm', '-C', dir, 'pack', '--json', '--pack-destination', out]
  const { code, output } = await runCommand(argv, { cwd: root, limit: 60_000 })
  if (code !== 0) throw new Error(`${dir} could not be packed:\n${output}`)
  return { version, file: JSON.parse(output).filename }
}

export const toText = (content: object) => `${JSON.stringify(content, null, 2)}\n`

/** Skips links, because dependencies are not packed. */
async function hashContent(manifest: object, dir: string): Promise<string> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const lines = await Promise.all(
    files.map(async (file) => `${relative(dir, file)} ${hash('sha256', await readFile(file))}`),
  )
  return hash('sha256', [toText(manifest), ...lines].join('\n')).slice(0, 12)
}
