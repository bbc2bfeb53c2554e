import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { createRsbuild, loadConfig } from '@rsbuild/core'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const readText = (file: string) => readFileSync(join(root, file), 'utf8')

it('uses Module Federation at one exact version', () => {
  const manifests = globSync(['package.json', '*/package.json', '{packages,remotes}/*/package.json'], {
    cwd: root,
  })
  const named = manifests.flatMap((file) =>
    [...readText(file).matchAll(/"(@module-federation\/[^"]+)": "([^"]+)"/g)].map(([, ...what]) => [
      file,
      ...what,
    ]),
  )
  expect(named.sort()).toEqual([
    ['packages/remote-kit/package.json', '@module-federation/enhanced', 'catalog:'],
    ['shell/package.json', '@module-federation/enhanced', 'catalog:'],
    ['shell/package.json', '@module-federation/webpack-bundler-runtime', 'catalog:'],
  ])
  const pinned = [...readText('pnpm-workspace.yaml').matchAll(/"@module-federation\/.*": (\d+\.\d+\.\d+)$/gm)]
  expect(new Set(pinned.map(([, version]) => version))).toHaveProperty('size', 1)
})

it.each(globSync('remotes/*', { cwd: root }))('builds %s with its plugin', async (unit) => {
  const cwd = join(root, unit)
  const { content } = await loadConfig({ cwd })
  const rsbuild = await createRsbuild({ cwd, config: content })
  const configs = await rsbuild.initConfigs()
  for (const { plugins = [] } of configs) {
    expect(plugins.filter((plugin) => plugin instanceof ModuleFederationPlugin)).toHaveLength(1)
  }
})
