import { hash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { builtFilesFile, builtFilesSchema } from '@console/shared/release/built-files'
import type { RsbuildPlugin } from '@rsbuild/core'

/** Lists the files of a build at its end, so that publishing can detect later changes. */
export function listBuiltFiles(): RsbuildPlugin {
  return {
    name: 'console-built-files',
    setup(api) {
      api.onAfterBuild({
        order: 'post',
        handler: async () => {
          const { distPath } = api.context
          const entries = await readdir(distPath, { recursive: true, withFileTypes: true })
          const files = entries
            .filter((entry) => entry.isFile())
            .map((entry) => relative(distPath, join(entry.parentPath, entry.name)).split(sep).join('/'))
            .filter(
              (file) => file !== builtFilesFile && !file.split('/').some((part) => part.startsWith('.')),
            )
            .sort()
          const hashes = await Promise.all(
            files.map(
              async (file): Promise<[string, string]> => [
                file,
                `sha384-${hash('sha384', await readFile(join(distPath, file)), 'base64')}`,
              ],
            ),
          )
          const list = builtFilesSchema.parse(Object.fromEntries(hashes))
          await writeFile(join(distPath, builtFilesFile), JSON.stringify(list, null, 2))
        },
      })
    },
  }
}
