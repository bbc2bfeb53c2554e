import { globSync, readFileSync } from 'node:fs'
import { appendFile, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runIn } from './commands/run-in.ts'
import { root } from './commands/workspace.ts'
import { extractCode } from './docs-code/extract-code.ts'

const minute = 60_000

/** Decisions show code of their time. */
const pages = globSync(['*.md', 'docs/*.md', 'packages/*/README.md'], { cwd: root }).toSorted()

test(
  'the code in every page compiles as code of a remote',
  async () => {
    const dir = await mkdtemp(join(tmpdir(), 'docs-code-'))
    onTestFinished(() => rm(dir, { recursive: true }))
    const content = join(root, 'remotes', 'content')
    await cp(join(content, 'src'), join(dir, 'src'), { recursive: true })
    await symlink(join(content, 'node_modules'), join(dir, 'node_modules'))
    const files = pages.flatMap((page) => extractCode(page, readFileSync(join(root, page), 'utf8')))
    expect(files.length).toBeGreaterThan(15)
    for (const { file, text } of files) {
      await mkdir(dirname(join(dir, file)), { recursive: true })
      // A page adds to an existing file.
      await appendFile(join(dir, file), text)
    }
    // Named by an example, which shows how it is loaded.
    await writeFile(join(dir, 'src', 'book-drawer.tsx'), 'export const BookDrawer = () => null')
    const config = {
      extends: join(root, 'tsconfig.browser.json'),
      // Examples declare names that they do not use.
      compilerOptions: { noUnusedLocals: false, noUnusedParameters: false },
      files: files.map(({ file }) => file),
      include: ['src/**/*.d.ts'],
    }
    await writeFile(join(dir, 'tsconfig.json'), JSON.stringify(config))
    const { output } = await runIn('', `tsc --noEmit -p ${dir}`, 5 * minute)
    expect(output.replaceAll(/^.*\/docs-code-\w+\//gm, '')).toBe('')
  },
  5 * minute,
)

test('finds the rest of a file, and fills what is left out', () => {
  const page = [
    '`src/notes/notes.ts` has them:',
    '',
    '```ts',
    'export const a = 1',
    '```',
    '',
    'A part:',
    '',
    '<!-- around',
    'export const b = {',
    'CODE',
    '}',
    '-->',
    '```ts',
    '  one: …,',
    '  …   // the rest',
    '```',
  ].join('\n')
  expect(extractCode('docs/notes.md', page)).toEqual([
    { file: 'src/notes/notes.ts', text: 'export const a = 1\n' },
    {
      file: 'src/docs-notes-md-2.ts',
      text: 'export const b = {\n  one: (0 as any),\n  ...(0 as any),   // the rest\n\n}',
    },
  ])
})
