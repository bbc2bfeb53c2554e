import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { createRsbuild, loadConfig } from '@rsbuild/core'
import { expect, it, onTestFinished } from 'vitest'
import { federate } from './federation/federate.ts'
import { lazyFederationRuntime } from './federation/lazy-federation-runtime.ts'

const root = join(import.meta.dirname, '../../../..')
const readText = (file: string) => readFileSync(join(root, file), 'utf8')

it('uses one package of Module Federation, at one exact version', () => {
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
  ])
  const pinned = readText('pnpm-workspace.yaml').match(/@module-federation\/.*/g)
  expect(pinned).toEqual([expect.stringMatching(/^@module-federation\/enhanced": \d+\.\d+\.\d+$/)])
})

it.each(['shell', ...globSync('remotes/*', { cwd: root })])('builds %s with its plugin', async (unit) => {
  const cwd = join(root, unit)
  const { content } = await loadConfig({ cwd })
  const rsbuild = await createRsbuild({ cwd, config: content })
  const configs = await rsbuild.initConfigs()
  for (const { plugins = [] } of configs) {
    expect(plugins.filter((plugin) => plugin instanceof ModuleFederationPlugin)).toHaveLength(1)
  }
})

it('loads the runtime when the shell asks for it, outside the boot chunk', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'federation-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  await writeFile(join(dir, 'index.js'), "import('./bundler-runtime.ts').then(console.log)")
  await writeFile(join(dir, 'bundler-runtime.ts'), 'export declare const federation: object')
  const rsbuild = await createRsbuild({
    cwd: dir,
    config: {
      mode: 'production',
      logLevel: 'error',
      source: { entry: { index: join(dir, 'index.js') } },
      output: { minify: false },
      plugins: [lazyFederationRuntime(), federate({ name: 'shell', manifest: false })],
    },
  })
  const { stats } = await rsbuild.build()
  const scripts = globSync('dist/**/*.js', { cwd: dir })
  const carriers = []
  for (const script of scripts) {
    const text = await readFile(join(dir, script), 'utf8')
    if (text.includes('function initContainerEntry(')) carriers.push(script)
  }
  expect(scripts).toContainEqual(expect.stringMatching(/^dist\/static\/js\/index\./))
  expect(carriers).toEqual([expect.stringMatching(/^dist\/static\/js\/async\//)])
  const { modules = [] } = stats?.toJson({ all: false, modules: true, nestedModules: true }) ?? {}
  const names = modules
    .flatMap((module) => [module, ...(module.modules ?? [])])
    .map(({ identifier }) => identifier)
  expect(names).toContainEqual(expect.stringContaining('bundler-runtime.ts'))
  expect(names.filter((name) => name?.includes('data:'))).toEqual([])
})
