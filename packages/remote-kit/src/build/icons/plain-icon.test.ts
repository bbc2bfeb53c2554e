import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as lucide from 'lucide-react'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import loadIcon from './icon-loader.ts'
import createPlainIcon, { type IconData } from './plain-icon.ts'

const root = join(import.meta.dirname, '../../../../..')
const icons = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm/icons')

/** Names of all icons that a source of the console imports. */
function listUsed(): string[] {
  const files = globSync('{shell,remotes/*,packages/*}/src/**/*.{ts,tsx}', { cwd: root })
  const imports = files.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g),
  ])
  const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
  return [...new Set(names)].filter((name) => /^[A-Z]\w+$/.test(name)).sort()
}

async function readData(name: string): Promise<IconData> {
  const file = `${name.replace(/([a-z])(?=[A-Z0-9])/g, '$1-').toLowerCase()}.mjs`
  const source = readFileSync(join(icons, file), 'utf8')
  const alias = /from '\.\/([^']+)'/.exec(source)?.[1]
  // An icon's own module has its drawing beside the component.
  const module = (await import(join(icons, alias ?? file))) as { __iconData: IconData }
  return module.__iconData
}

/** As the browser has it, but for the names of classes, which no style of ours asks for. */
const draw = (icon: FunctionComponent<object>, props: object) =>
  renderToStaticMarkup(createElement(icon, props)).replace(/ class="lucide[^"]*"/, '')

// Of what lucide exports, only components are looked up.
const named = new Map(Object.entries(lucide) as unknown as [string, FunctionComponent<object>][])

test('every icon of the console looks as lucide draws it', async () => {
  const sorted = (markup: string) => markup.split(/[ >]/).sort()
  const used = listUsed()
  expect(used.length).toBeGreaterThan(40)
  for (const name of used) {
    const theirs = named.get(name)
    if (theirs === undefined) throw new Error(`lucide has no ${name}`)
    const ours = createPlainIcon(await readData(name))
    expect(sorted(draw(ours, { size: 14 })), name).toEqual(sorted(draw(theirs, { size: 14 })))
  }
})

test('an icon with a label is announced by screen readers, any other is hidden', async () => {
  const Plus = createPlainIcon(await readData('Plus'))
  expect(draw(Plus, {})).toContain('aria-hidden="true"')
  expect(draw(Plus, { role: 'img', 'aria-label': 'Add' })).not.toContain('aria-hidden')
})

test('the build keeps only the drawing of each icon, with its lines in one element', () => {
  for (const file of globSync('*.mjs', { cwd: icons })) {
    const source = readFileSync(join(icons, file), 'utf8')
    if (!source.includes('const __iconData')) continue
    const left = loadIcon(source)
    expect(left, file).toMatch(/\n {2}node: \[\[.*\]\],?\n/)
    const lines = left.match(/\["(?:path|line|rect|circle|ellipse)",\{(?![^}]*fill)/g) ?? []
    expect(lines.length, file).toBeLessThan(2)
    expect(left, file).not.toMatch(/key:|name:|aliases:|size:|__iconData\.node/)
  }
})
