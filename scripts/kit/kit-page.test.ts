import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../commands/workspace.ts'
import { kitPackages, remoteKit } from './kit-packages.ts'

const page = readFileSync(join(root, 'docs/kit.md'), 'utf8')
const entries = [...page.matchAll(/^\| `(@console\/[^`]+)` \| \S/gm)].map(([, entry = '']) => entry)

test('the kit is at most forty entries, and each is there', () => {
  expect(entries.length).toBeLessThanOrEqual(40)
  expect(new Set(entries).size).toBe(entries.length)
  const packed = Object.keys(remoteKit.exports ?? {}).map((path) => path.replace('.', '@console/remote-kit'))
  const { resolve } = createRequire(join(root, 'remotes/content/package.json'))
  for (const entry of entries) if (!packed.includes(entry)) expect(() => resolve(entry), entry).not.toThrow()
})

test('a new remote uses nothing else', () => {
  const files = globSync('packages/remote-kit/template/**/*.{ts,tsx,json,mjs}', { cwd: root })
  const used = files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /["'](@console\/(?:shared|remote-kit)\/[\w./-]+)["']/g,
      ),
    ].map(([, entry = '']) => entry),
  )
  expect(used.filter((entry) => !entries.includes(entry))).toEqual([])
})

test('no schema of a product’s record and no reader of printed tests is in it', () => {
  const folders = kitPackages.map(({ folder }) => folder)
  expect(folders).not.toEqual(expect.arrayContaining([expect.stringMatching(/ielts|papers|printed-tests/)]))
  const shared = kitPackages.find(({ folder }) => folder === 'packages/shared')
  for (const record of ['article', 'book', 'coupon', 'dashboard', 'package'])
    expect(shared?.leftOut.test(`schemas/${record}.schema.ts`)).toBe(true)
})
