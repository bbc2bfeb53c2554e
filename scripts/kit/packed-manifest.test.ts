import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { toPackedManifest } from './packed-manifest.ts'

test('a packed manifest names existing compiled files and exact versions', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'packed-manifest-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  await mkdir(join(dir, 'dist'))
  await writeFile(join(dir, 'dist', 'list.js'), '')
  await writeFile(join(dir, 'rules.mjs'), '')
  const manifest = {
    name: '@console/notes',
    version: '1.0.0',
    license: 'UNLICENSED',
    exports: {
      './list': './src/list.ts',
      './left-out': './src/left-out.ts',
      './ui/*': './src/ui/*.tsx',
      './rules': './rules.mjs',
    },
    bin: { notes: './bin/notes.js' },
    dependencies: {
      '@console/shared': 'workspace:*',
      '@console/admin-api': 'workspace:*',
      hono: 'catalog:',
      react: 'catalog:',
      pg: 'catalog:',
    },
  }
  const catalog = { hono: '4.1.0', react: '19.1.0', pg: '8.1.0' }
  const packed = { '@console/shared': '1.6.0-kitab' }
  expect(toPackedManifest(manifest, dir, { catalog, packed, optional: ['pg'] })).toEqual({
    name: '@console/notes',
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: '>=24' },
    exports: {
      './package.json': './package.json',
      './list': { types: './dist/list.d.ts', default: './dist/list.js' },
      './ui/*': { types: './dist/ui/*.d.ts', default: './dist/ui/*.js' },
      './rules': './rules.mjs',
    },
    bin: { notes: './bin/notes.js' },
    dependencies: { '@console/shared': '1.6.0-kitab', hono: '4.1.0' },
    peerDependencies: { react: '19.1.0', pg: '8.1.0' },
    peerDependenciesMeta: { pg: { optional: true } },
  })
})
