import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from './commands/run-command.ts'
import { root } from './commands/workspace.ts'
import { packKit } from './kit/pack-kit.ts'

const minute = 60_000
const folder = join(root, 'packages', 'printed-tests')
let work = ''
let dir = ''

async function run(...argv: string[]): Promise<string> {
  const { code, output } = await runCommand([process.execPath, ...argv], { cwd: dir, limit: 2 * minute })
  expect(code, output).toBe(0)
  return output
}

beforeAll(async () => {
  work = await realpath(await mkdtemp(join(tmpdir(), 'printed-tests-')))
  dir = join(work, 'empty')
  await mkdir(dir)
  const packed = await packKit(join(work, 'kit'), [
    'packages/values',
    'packages/ielts',
    'packages/printed-tests',
  ])
  const tarballs = Object.fromEntries(packed.map(({ name, file }) => [name, `file:${file}`]))
  await writeFile(
    join(dir, 'package.json'),
    JSON.stringify({ name: 'stranger', type: 'module', dependencies: tarballs }),
  )
  const overrides = Object.entries(tarballs).map(([name, file]) => `  "${name}": ${file}`)
  await writeFile(join(dir, 'pnpm-workspace.yaml'), ['overrides:', ...overrides, ''].join('\n'))
  const bootstrap = join(root, 'scripts', 'bootstrap.mjs')
  await run(bootstrap, 'pnpm', '-C', dir, 'install', '--prefer-offline', '--no-optional')
  const readme = await readFile(join(folder, 'README.md'), 'utf8')
  await writeFile(join(dir, 'read.js'), /```js\n(.*?)```/s.exec(readme)?.[1] ?? '')
}, 5 * minute)
afterAll(() => rm(work, { recursive: true, force: true }))

test.each([
  [
    'a text',
    'examples/kites.txt',
    [
      [1, 'FALSE'],
      [2, 'TRUE'],
    ],
  ],
  [
    'a PDF',
    'pdf/worksheet-key.pdf',
    [
      [1, 'T'],
      [2, 'T'],
    ],
  ],
])('the program of the README reads %s in an empty folder', async (_, file, answers) => {
  const output = await run('read.js', join(folder, 'corpus', file))
  // pdf.js warns on stderr about the missing canvas.
  const read = JSON.parse(output.slice(output.indexOf('{')))
  expect(read.answers.slice(0, 2)).toEqual(answers)
  expect(read.unread).toEqual([])
})
