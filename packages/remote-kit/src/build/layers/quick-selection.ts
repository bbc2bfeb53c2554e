import { globSync } from 'node:fs'
import { join } from 'node:path'
import { listAntdComponents } from './antd-components.ts'
import { listImportedNames } from './list-imported-names.ts'

/** Libraries of which remotes have a selection of names at once, the name of that selection, and of its file and the chunk of all else. */
export const selections = [
  { module: 'react-router', name: 'reactRouter', chunk: 'react-router' },
  { module: '@tanstack/react-query', name: 'reactQuery', chunk: 'react-query' },
  { module: 'zod/mini', name: 'zodMini', chunk: 'zod-mini' },
  { module: 'zustand', name: 'zustand', chunk: 'zustand' },
] as const

/** Module to names; of antd the folders of its components. */
export type QuickSelection = Map<string, readonly string[]>

const sources = ['remotes', 'packages/remote-kit/template/workspace/remotes']
  .map((folder) => `${folder}/*/src/**/*.{ts,tsx}`)
  .concat('packages/{authoring,shared}/src/**/*.{ts,tsx}')
const isTest = /\.test(-d)?\.tsx?$|\/testing\//

/** Source files of a folder that are part of what it ships. */
export const listSourceFiles = (dir: string, patterns: readonly string[]) =>
  globSync(patterns, { cwd: dir })
    .filter((file) => !isTest.test(file))
    .sort()
    .map((file) => join(dir, file))

/** What the remotes of a workspace, and what they share with the shell, use of the libraries. */
export function readQuickSelection(root: string): QuickSelection {
  const modules = [...selections.map(({ module }) => module), 'antd']
  const names = listImportedNames(listSourceFiles(root, sources), modules)
  const folders = listAntdComponents()
  return new Map(
    [...names].map(([module, used]) => [
      module,
      [...used].map((name) => (module === 'antd' ? (folders.get(name) ?? name) : name)).sort(),
    ]),
  )
}

const note =
  '// Written by `pnpm provide` from what the sources use. Everything else is in the second layer.\n'

/** Written files by their path below `shell/src/remotes`. */
export function renderProvided(selection: QuickSelection): Map<string, string> {
  const quick = new Set(selection.get('antd'))
  const all = [...new Set(listAntdComponents().values())].sort()
  return new Map([
    ...selections.map(({ module, chunk, name }): [string, string] => [
      `provided/${chunk}.ts`,
      renderSelection(module, name, selection.get(module) ?? []),
    ]),
    [
      'provided/antd.ts',
      renderAntd(
        'providedAntd',
        all.filter((one) => quick.has(one)),
        'antd-',
      ),
    ],
    [
      'rest/rest-antd.ts',
      renderAntd(
        'restAntd',
        all.filter((one) => !quick.has(one)),
        'rest/antd-',
      ),
    ],
  ])
}

function renderSelection(module: string, name: string, names: readonly string[]): string {
  const lines = names.map((one) => `  ${one}: library.${one},\n`)
  return `${note}import * as library from '${module}'\n\nexport const ${name} = {\n${lines.join('')}}\n`
}

/** A line of 110 characters is broken, as the formatter would. */
const widest = 110

function renderAntd(name: string, components: readonly string[], chunk: string): string {
  const lines = components.map((one) => {
    const [start, end] = [
      `  'antd/es/${one}': () =>`,
      `import(/* webpackChunkName: "${chunk}${one}" */ 'antd/es/${one}'),`,
    ]
    return `${start}${start.length + 1 + end.length > widest ? '\n    ' : ' '}${end}\n`
  })
  return `${note}export const ${name}: Record<string, () => Promise<unknown>> = {\n${lines.join('')}}\n`
}
