import { readFile } from 'node:fs/promises'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { listBuiltUnits } from '../../src/built-units.ts'

/** Texts that minification keeps and that stand in one library only. */
const markers: Record<string, string> = {
  'React DOM': 'Minified React error',
  'react-router': '__reactRouterVersion',
  'TanStack Query': 'No QueryClient set',
  antd: 'getPrefixCls',
}

/** Every library of which there must be one copy, with the built remotes' files that hold another. */
export async function findDuplicates(): Promise<{ library: string; files: string[] }[]> {
  const scripts = (
    await Promise.all(listBuiltUnits().map(async ({ name, distDir }) => {
      const files = await Array.fromAsync(glob('**/*.js', { cwd: distDir }))
      return Promise.all(
        files.map(async (file) => ({ unit: name, file: `${name}/${file}`, text: await readFile(join(distDir, file), 'utf8') })),
      )
    }))
  ).flat()
  return Object.entries(markers).map(([library, marker]) => {
    const holders = scripts.filter(({ text }) => text.includes(marker))
    if (!holders.some(({ unit }) => unit === 'shell')) {
      throw new Error(`The marker “${marker}” of ${library} is nowhere in the shell. Choose one that its build keeps.`)
    }
    return { library, files: holders.filter(({ unit }) => unit !== 'shell').map(({ file }) => file) }
  })
}
