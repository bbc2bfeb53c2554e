import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../commands/workspace.ts'
import { kitEntries as entries, hideExports, importHidden } from './kit-entries.ts'
import { kitPackages, remoteKit } from './kit-packages.ts'
import { keepPackedLinks } from './packed-links.ts'

test('the kit is at most forty entries, and each is there', () => {
  expect(entries.length).toBeLessThanOrEqual(40)
  expect(new Set(entries).size).toBe(entries.length)
  const packed = Object.keys(remoteKit.exports ?? {}).map((path) => path.replace('.', '@console/remote-kit'))
  const { resolve } = createRequire(join(root, 'remotes/content/package.json'))
  for (const entry of entries) if (!packed.includes(entry)) expect(() => resolve(entry), entry).not.toThrow()
})

test('a new remote and the example use nothing else', () => {
  const folders = '{packages/remote-kit/template,examples/tickets}'
  const files = globSync(`${folders}/**/*.{ts,tsx,json,mjs}`, { cwd: root })
  const used = files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /["'](@console\/(?:values|shared|remote-kit)\/[\w./-]+)["']/g,
      ),
    ].map(([, entry = '']) => entry),
  )
  expect(used.filter((entry) => !entries.includes(entry))).toEqual([])
})

test('the guides in the kit have the pages that go into detail', () => {
  const packed = Object.keys(remoteKit.extras ?? {}).filter((file) => /^docs\/.*\.md$/.test(file))
  const linked = packed.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\]\(([\w-]+-in-detail\.md)/g)].map(
      ([, page]) => `docs/${page}`,
    ),
  )
  expect(packed).toEqual(expect.arrayContaining([...new Set(linked)]))
})

test('a packed guide links only to what is packed', () => {
  const extras = remoteKit.extras ?? {}
  const places = Object.values(extras)
  for (const [from, to] of Object.entries(extras).filter(([file]) => file.endsWith('.md'))) {
    const text = keepPackedLinks(readFileSync(join(root, from), 'utf8'), from, extras)
    const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, path = '']) => join(to, '..', path))
    expect(
      links.filter((path) => !places.some((place) => path === place || path.startsWith(`${place}/`))),
      from,
    ).toEqual([])
  }
})

test('links in a packed guide lead to where the pages are there', () => {
  const extras = {
    'docs/a.md': 'docs/a.md',
    'docs/b.md': 'docs/b.md',
    'packages/kit/CHANGELOG.md': 'CHANGELOG.md',
  }
  const text =
    'See [b](b.md#how), [its log](../packages/kit/CHANGELOG.md), [c](c.md#x) ([0046](decisions/0046-c.md)), [us](https://us.example).'
  expect(keepPackedLinks(text, 'docs/a.md', extras)).toBe(
    'See [b](b.md#how), [its log](../CHANGELOG.md), c (decision 0046), [us](https://us.example).',
  )
})

test('a new repository has the commands of the example', () => {
  const read = (file: string): object =>
    JSON.parse(readFileSync(join(root, file, 'package.json'), 'utf8')).scripts
  const made = read('packages/remote-kit/template/standalone')
  expect(made).toEqual(read('examples/tickets'))
  expect(Object.keys(made)).toEqual(
    expect.arrayContaining(['dev', 'format', 'lint', 'typecheck', 'test', 'build', 'check', 'release']),
  )
})

test('no schema of a product’s record and no reader of printed tests is in it', () => {
  const folders = kitPackages.map(({ folder }) => folder)
  expect(folders).not.toEqual(expect.arrayContaining([expect.stringMatching(/ielts|papers|printed-tests/)]))
  const shared = kitPackages.find(({ folder }) => folder === 'packages/shared')
  for (const record of ['article', 'book', 'coupon', 'dashboard', 'package'])
    expect(shared?.leftOut.test(`schemas/${record}.schema.ts`)).toBe(true)
})

/** Those that no pattern covers. */
const others = Object.fromEntries(
  entries
    .filter((entry) => /^@console\/shared\/(?!http$|ui\/)/.test(entry))
    .map((entry) => [entry.replace('@console/shared', '.'), './dist/entry.js']),
)

test('packed, anything that is no entry has another name, which the packages of the kit use among themselves', () => {
  const exports = {
    './http': './dist/http/api-client.js',
    './ui/*': { types: './dist/ui/*.d.ts', default: './dist/ui/*.js' },
    './device-value': './dist/storage/device-value.js',
  }
  const hidden = hideExports('@console/shared', { ...others, ...exports })
  expect(hidden).toMatchObject({
    './http': './dist/http/api-client.js',
    './ui/page': { types: './dist/ui/page.d.ts', default: './dist/ui/page.js' },
    './internal/ui/*': exports['./ui/*'],
    './internal/device-value': exports['./device-value'],
  })
  expect(Object.keys(hidden)).not.toEqual(expect.arrayContaining(['./ui/*']))
  expect(hidden).not.toHaveProperty('./device-value')
  expect(
    importHidden(`import { a } from '@console/shared/device-value'; import('@console/shared/list')`),
  ).toBe(`import { a } from '@console/shared/internal/device-value'; import('@console/shared/list')`)
})
