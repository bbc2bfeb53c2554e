import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildTestRemote } from '../../testing/test-remote.ts'

/** Builds a remote with one screen that renders an element for each class of its style sheets. */
async function buildStyled(name: string, files: Record<string, string>) {
  const sheets = Object.keys(files).filter((file) => file.endsWith('.css') && file.startsWith('src/'))
  const imports = sheets.map((file, index) =>
    file.includes('.module.')
      ? `import * as styles${index} from '../${file}'\nglobalThis.used = styles${index}`
      : `import '../${file}'`,
  )
  const built = await buildTestRemote({
    name,
    files: {
      'src/remote.ts': `export default { name: '${name}', routes: () => [{ path: '${name}', lazy: () => import('./screen.tsx') }] }`,
      'src/screen.tsx': `${imports.join('\n')}\n${files['extra'] ?? ''}\nexport const Component = () => <p>Styled</p>`,
      ...files,
    },
  })
  onTestFinished(built.remove)
  return globSync('**/*.css', { cwd: built.distDir })
    .map((file) => readFileSync(join(built.distDir, file), 'utf8'))
    .join('\n')
}

const listClasses = (css: string) => new Set(css.match(/\.[a-z_]+-\w{5}-\w+/g))

test('two teams with the same file, and two versions of it, share no class or animation', async () => {
  const card = (color: string) => ({
    'src/card.module.css': `.card { color: ${color}; animation: breathe 1s } @keyframes breathe { to { opacity: 0 } }`,
  })
  const [maths, music, later] = await Promise.all([
    buildStyled('maths', card('red')),
    buildStyled('music', card('red')),
    buildStyled('maths', card('blue')),
  ])
  const classes = [maths, music, later].map(listClasses)
  expect(classes.map(({ size }) => size)).toEqual([1, 1, 1])
  expect(new Set(classes.flatMap((names) => [...names])).size).toBe(3)
  const animations = [maths, music, later].flatMap((css) => css.match(/@keyframes [\w-]+/g) ?? [])
  expect(new Set(animations).size).toBe(3)
})

test('a build fails for every style that would affect others, and names each with file and line', async () => {
  const sheet = `
.card { color: red }
body { margin: 0 }
:root { --c-accent: red }
:global(.ant-btn), .card p { color: blue }
@media print { h1 { display: none } }
@font-face { font-family: Inter; src: url(inter.woff2) }
@layer base;
`
  const problem: unknown = await buildStyled('maths', { 'src/card.module.css': sheet }).catch(
    (error: unknown) => error,
  )
  const message = String(problem)
  expect(message).toContain('Styles of a remote act on its own elements only.')
  for (const [line, what] of [
    [3, '“body” reaches elements of the shell and of other remotes'],
    [4, '“:root” reaches'],
    [5, '“:global(.ant-btn)” reaches'],
    [6, '“h1” reaches'],
    [7, '@font-face Inter is there for the whole document: call it “maths-Inter”'],
    [8, '@layer base is there for the whole document: call it “maths-base”'],
  ])
    expect(message).toContain(`src/card.module.css:${line} ${what}`)
})

test('refuses a plain style sheet of a remote’s own', async () => {
  await expect(buildStyled('maths', { 'src/card.css': '.card { color: red }' })).rejects.toThrow(
    /src\/card\.css:1 the classes of a plain style sheet are everybody’s/,
  )
})

test('a library’s style sheet applies in the remote’s section only', async () => {
  const css = await buildStyled('maths', {
    extra: `import 'a-map/map.css'`,
    'node_modules/a-map/package.json': '{ "name": "a-map", "version": "1.0.0" }',
    'node_modules/a-map/map.css': `
      :root { --map: 1px }
      html.dark .pane, body .pane > *, .pane { animation: spin 1s linear }
      @keyframes spin { from { opacity: 0 } }
      @media print { .pane { display: none } }`,
  })
  const section = ':where([data-remote=maths])'
  expect(css).toContain(`${section}{--map:1px}`)
  expect(css).toContain(`${section}.dark .pane,${section} .pane>*,${section} .pane{`)
  expect(css).toContain('@keyframes maths-spin')
  expect(css).toMatch(/animation:[^}]*maths-spin/)
  expect(css).toContain(`@media print{${section} .pane{display:none}}`)
})
