import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

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
 * Components that remotes may import from 'antd'. Code that could be asked for cannot be shaken out of the rest, so one
 * that nobody needs yet is not here; whoever needs it adds it here and in the shell (`provided/antd.ts`).
 */
export const antdComponents = [
  'alert',
  'badge',
  'button',
  'checkbox',
  'config-provider',
  'date-picker',
  'drawer',
  'dropdown',
  'form',
  'input',
  'input-number',
  'menu',
  'modal',
  'pagination',
  'popover',
  'radio',
  'segmented',
  'select',
  'spin',
  'switch',
  'table',
  'tabs',
  'tag',
  'theme',
  'tooltip',
  'tree',
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
  const components = antdComponents.map((name) => [`antd/es/${name}`, fromShell(antd)] as const)
  const own = ownModules.map((name) => [name, fromShell(readVersion('@console/shared'))] as const)
  return Object.fromEntries([...singletons, ...components, ...own])
}
