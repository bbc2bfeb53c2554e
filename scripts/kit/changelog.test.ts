import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../commands/workspace.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('the changelog of the kit begins with its version', () => {
  const [, newest] = /^## (.+)$/m.exec(read('packages/remote-kit/CHANGELOG.md')) ?? []
  expect(newest).toBe(JSON.parse(read('packages/remote-kit/package.json')).version)
})

test('every changeset is for remote-kit, which has the version of the whole kit', () => {
  const files = globSync('.changeset/*.md', { cwd: root }).filter((file) => !file.endsWith('README.md'))
  for (const file of files)
    expect(read(file), file).toMatch(/^---\n"@console\/remote-kit": (?:major|minor|patch)\n---\n\n\S/)
})
