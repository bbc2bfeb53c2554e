import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'oxc-parser'
import { expect, it, onTestFinished } from 'vitest'
import { layerLibraries } from './layer-libraries.ts'
import { listLayeredEntries } from './layered-libraries.ts'
import { type Layer, type LayeredFile, printFront, printLayer } from './print-layer.ts'

async function writeLibrary(files: Readonly<Record<string, string>>) {
  const dir = await mkdtemp(join(tmpdir(), 'layers-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text)
  return dir
}

/** Takes a library of one file apart as the first screens need `names` of it. */
async function takeApart(text: string, ...names: string[]) {
  const dir = await writeLibrary({ 'index.mjs': text })
  const file = join(dir, 'index.mjs')
  const { files, first } = layerLibraries(
    [{ module: 'library', file }],
    new Map([['library', new Set(names)]]),
  )
  const library = files.get(file)
  if (library === undefined) throw new Error('The library was not read')
  const layered: LayeredFile = {
    file: library,
    layerOf: (declaration) => (first.has(declaration) ? 'first' : 'rest'),
    address: (layer) => `./${layer}.mjs`,
  }
  const print = (layer: Layer) => printLayer(layered, layer)
  await writeFile(join(dir, 'first.mjs'), print('first'))
  await writeFile(join(dir, 'rest.mjs'), print('rest'))
  await writeFile(join(dir, 'front.mjs'), printFront(layered))
  const load = (name: string) => import(/* @vite-ignore */ pathToFileURL(join(dir, name)).href)
  return { first: print('first'), rest: print('rest'), load }
}

it('separates the primary exports and all they need from the rest', async () => {
  const { first, rest, load } = await takeApart(
    `const greet = (name) => hello + name
     const hello = 'hello '
     export function Link() { return greet('link') }
     Link.displayName = 'Link'
     export const NavLink = () => Link() + '!'
     NavLink.displayName = 'NavLink'
     export default NavLink`,
    'Link',
  )
  expect(first).toContain("Link.displayName = 'Link'")
  expect(first).not.toContain('const NavLink')
  expect(rest).not.toContain('function Link')
  const whole = await load('front.mjs')
  expect([whole.Link(), whole.NavLink(), whole.default.displayName]).toEqual([
    'hello link',
    'hello link!',
    'NavLink',
  ])
})

it('has one copy of state that both layers change', async () => {
  const { load } = await takeApart(
    `let count = 0
     export const add = () => { count += 1; return count }
     export const reset = () => { count = 0 }
     export const twice = () => add() + add()`,
    'add',
  )
  const [front, first] = [await load('front.mjs'), await load('first.mjs')]
  expect([front.add(), first.add(), front.twice()]).toEqual([1, 2, 7])
  front.reset()
  expect(first.add()).toBe(1)
})

it.each([
  'const names = []; export const read = () => names; export const other = 1; names.push(1)',
  'let config; config = {}; export const read = () => 1; export const other = () => config',
  'import "./elsewhere.js"; export const read = 1; export const other = 2',
])('keeps a file whole when its dependencies cannot be determined: %s', async (text) => {
  const { rest } = await takeApart(text, 'read')
  expect(rest).not.toMatch(/const/)
})

it('does not confuse a local variable with a top-level name', async () => {
  const { first } = await takeApart(
    `const size = () => 1
     export const read = (list) => { const size = list.length; return size }
     export const other = () => size()`,
    'read',
  )
  expect(first).not.toContain('() => 1')
})

it('loses no export of any library file that it splits', () => {
  const entries = listLayeredEntries()
  const names = new Map([
    ['react-router', new Set(['Link', 'Outlet'])],
    ['zod/mini', new Set(['object', 'string'])],
    ['@tanstack/react-query', new Set(['useQuery'])],
  ])
  const { files, first } = layerLibraries(entries, names)
  expect(files.size).toBeGreaterThan(40)
  for (const [path, file] of files) {
    const layered: LayeredFile = {
      file,
      layerOf: (declaration) => (first.has(declaration) ? 'first' : 'rest'),
      address: (layer) => layer,
    }
    const front = listExports(path, printFront(layered))
    const layers = {
      first: listExports(path, printLayer(layered, 'first')),
      rest: listExports(path, printLayer(layered, 'rest')),
    }
    expect(front.map(({ name }) => name).toSorted(), path).toEqual(
      listExports(path, readFileSync(path, 'utf8'))
        .map(({ name }) => name)
        .toSorted(),
    )
    for (const { name, from } of front) {
      if (from !== 'first' && from !== 'rest') continue
      expect(
        layers[from].map((exported) => exported.name),
        path,
      ).toContain(name)
    }
  }
})

function listExports(path: string, text: string) {
  const { errors, module } = parseSync(path, text, { sourceType: 'module' })
  expect(errors, path).toEqual([])
  return module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName, moduleRequest }) => ({
      name: exportName.kind === 'Default' ? 'default' : (exportName.name ?? `* from ${moduleRequest?.value}`),
      from: moduleRequest?.value,
    })),
  )
}
