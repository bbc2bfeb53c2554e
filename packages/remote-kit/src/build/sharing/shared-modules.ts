import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { platformVersion } from '@console/shared/platform'
import { listAntdModules } from './antd-modules.ts'

/** Third-party modules with a single copy on the page, provided by the shell. */
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
 * Our own modules that the shell provides: the list, which most sections use, so that it is loaded once. A change that
 * breaks remotes built earlier needs a major version of the platform.
 */
export const ownModules = ['@console/shared/list'] as const
const require = createRequire(import.meta.url)
function readVersion(name: string): string {
  // JSON.parse returns any; every npm package has a version.
  const manifest = JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')) as {
    version: string
  }
  return manifest.version
}

export type SharedModule = { singleton: true; import: false; version: string; requiredVersion: string }

/** Modules that a remote consumes and never bundles: the singletons, antd by component, and our own. */
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
