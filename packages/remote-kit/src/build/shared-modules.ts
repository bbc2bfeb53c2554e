import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Third-party modules of which there may be one copy only; the shell provides them. */
export const singletonModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router',
  '@tanstack/react-query',
] as const

const notComponents = new Set(['_util', 'style', 'theme', 'version', 'locale'])

const require = createRequire(import.meta.url)
const readPackage = (name: string) => {
  const file = require.resolve(`${name}/package.json`)
  // JSON.parse cannot know the shape; every npm package has a version
  return {
    folder: dirname(file),
    version: (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version,
  }
}

/** Names under `antd/es/` that a remote can import by `import { Table } from 'antd'`, sorted. */
export function listAntdComponents(): string[] {
  const { folder } = readPackage('antd')
  return readdirSync(join(folder, 'es'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_') && !notComponents.has(entry.name))
    .map((entry) => entry.name)
    .concat('theme')
    .sort()
}

export type SharedModule = { singleton: true; import: false; version: string; requiredVersion: string }

/** What a remote consumes and never bundles: the singletons and antd, component by component. */
export function listSharedModules(): Record<string, SharedModule> {
  const antd = readPackage('antd').version
  const fromShell = (version: string): SharedModule => ({
    singleton: true,
    import: false,
    version,
    requiredVersion: `^${version}`,
  })
  const singletons = singletonModules.map((name) => {
    const owner = name.startsWith('@') ? name : (name.split('/')[0] ?? name)
    return [name, fromShell(readPackage(owner).version)] as const
  })
  const components = listAntdComponents().map((name) => [`antd/es/${name}`, fromShell(antd)] as const)
  return Object.fromEntries([...singletons, ...components])
}
