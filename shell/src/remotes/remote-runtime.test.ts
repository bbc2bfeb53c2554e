// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildShell } from '@console/remote-kit/build-shell'
import { createRsbuild } from '@rsbuild/core'
import { expect, it, onTestFinished } from 'vitest'

type Built = typeof import('./remote-runtime.ts')

/** As the shell's build makes it: the runtime depends on what the federation plugin puts in. */
async function buildAsInShell(): Promise<Built> {
  const root = await mkdtemp(join(tmpdir(), 'remote-runtime-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const federation = buildShell().plugins?.filter(
    (plugin) => plugin && 'name' in plugin && /federation/.test(plugin.name),
  )
  const rsbuild = await createRsbuild({
    cwd: import.meta.dirname,
    config: {
      mode: 'production',
      logLevel: 'error',
      source: { entry: { index: './remote-runtime.ts' } },
      output: { target: 'node', module: false, filename: { js: '[name].cjs' }, distPath: { root } },
      ...(federation && { plugins: federation }),
    },
  })
  await rsbuild.build()
  // What the entry exports; a bundle brings no types.
  return createRequire(import.meta.url)(join(root, 'index.cjs')) as Built
}

it('starts every remote as an instance of its own, and reuses it on a retry', async () => {
  const { buildRemoteRuntime } = await buildAsInShell()
  const start = (name: string) => {
    const federation = { ...buildRemoteRuntime(), initOptions: { name, remotes: [], shared: {} } }
    const chunks = { p: '/', u: String, miniCssF: String, f: {}, m: {} }
    return federation.bundlerRuntime.init({ webpackRequire: { ...chunks, federation } })
  }
  const [commerce, content, again] = ['commerce', 'content', 'commerce'].map(start)
  expect([commerce?.name, content?.name]).toEqual(['commerce', 'content'])
  expect(again).toBe(commerce)
})
