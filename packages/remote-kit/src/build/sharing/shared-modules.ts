import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { platformVersion } from '@console/shared/platform'
import { listAntdModules } from './antd-modules.ts'

/** Third-party modules of which there may be one copy only; the shell provides them. */
export const singletonModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router',
  '@tanstack/react-query',
  'zod/mini',
  'zustand',
] as const

/**
 * Modules of our own that the shell provides: the list, which most sections show, so that whoever works in several loads
 * it once. A change that a remote built earlier could not live with needs the next major version of the platform.
 */
export const ownModules = ['@console/shared/list'] as const
const require = createRequire(import.meta.url)
function readVersion(name: string): string {
  // JSON.parse cannot know the shape; every npm package has a version.
  const manifest = JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')) as {
    version: string
  }
  return manifest.version
}

export type SharedModule = { singleton: true; import: false; version: string; requiredVersion: string }

/** What a remote consumes and never bundles: the singletons, antd component by component, and what is ours. */
export function listSharedModules(): Record<string, SharedModule> {
  const antd = readVersion('antd')
  const fromShell = (version: string): SharedModule => ({
    singleton: true,
    import: false,
    version,
    requiredVersion: `^${version}`,
  })
  const singletons = singletonModules.map((name) => {
    const owner = name.startsWith('@') ? name : (name.split('/')[0] ?? name)
    return [name, fromShell(readVersion(owner))] as const
  })
  const components = listAntdModules().map((key) => [key, fromShell(antd)] as const)
  const own = ownModules.map((name) => [name, fromShell(platformVersion)] as const)
  return Object.fromEntries([...singletons, ...components, ...own])
}

/** Version by share key. */
export const listSharedVersions = (): Record<string, string> =>
  Object.fromEntries(Object.entries(listSharedModules()).map(([key, { version }]) => [key, version]))
