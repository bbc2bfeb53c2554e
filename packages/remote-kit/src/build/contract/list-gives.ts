import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Gives } from '@console/shared/release/contract'
import { parseSync } from 'oxc-parser'
import { listSharedModules, ownModules } from '../sharing/shared-modules.ts'

/** What is ready of a library when a remote starts, and whether all else can be brought. */
type Selection = { names: readonly string[]; isCompleted: boolean }

/** In no layer: 250 KB of translations, which one remote would set for all. The shell's build leaves them out of zod. */
const withheld = new Set(['zod/mini locales'])

const require = createRequire(import.meta.url)

/**
 * What a shell gives of the modules that it shares, name by name.
 * @param dir of the files that select what is ready of each library: `shell/src/remotes/provided`.
 */
export async function listGives(dir: string): Promise<Gives> {
  const selections = await readSelections(dir)
  const isLate = await readComponents(dir)
  const modules = Object.entries(listSharedModules())
  return Object.fromEntries(
    await Promise.all(
      modules.map(async ([module, { version }]) => {
        const all = await listNames(module)
        const whole = isLate(module) ? { names: [], isCompleted: true } : { names: all, isCompleted: false }
        const { names: quick, isCompleted } = selections.get(module) ?? whole
        const rest = isCompleted ? all.filter((name) => !quick.includes(name)) : []
        return [module, { version, quick: [...quick].sort(), rest: rest.sort() }] as const
      }),
    ),
  )
}

/** Lists the components that the first layer brings. */
const componentsFile = 'antd.ts'

/** Says of a module whether it is a component that only the second layer brings. */
async function readComponents(dir: string): Promise<(module: string) => boolean> {
  const file = join(dir, componentsFile)
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return () => false
  const first = parseModule(text, file).dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start + 1, end - 1),
  )
  return (module) => module.startsWith('antd/') && !first.includes(module)
}

/** By library; one that none of the files selects from is given whole. */
async function readSelections(dir: string): Promise<Map<string, Selection>> {
  const files = (await readdir(dir)).filter((file) => file !== componentsFile)
  const read = async (file: string) => readSelection(await readFile(join(dir, file), 'utf8'), file)
  return new Map((await Promise.all(files.sort().map(read))).flat())
}

/**
 * `export { a, b } from 'library'` is all there is of it. An object that is made of a namespace (`{ a: library.a }`) is what
 * the second layer adds everything else to.
 */
function readSelection(text: string, file: string): [module: string, Selection][] {
  const { staticImports } = parseModule(text, file)
  const namespace = staticImports.find(({ entries }) => entries[0]?.importName.kind === 'NamespaceObject')
  if (namespace !== undefined) {
    const local = namespace.entries[0]?.localName.value ?? ''
    const names = [...text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
    return [[namespace.moduleRequest.value, { names: [...new Set(names)], isCompleted: true }]]
  }
  const exported = listExports(text, file)
  const modules = new Set(exported.flatMap(({ from }) => from ?? []))
  return [...modules].map((module) => [
    module,
    { names: exported.filter(({ from }) => from === module).map(({ name }) => name), isCompleted: false },
  ])
}

/** What can be imported of a module as it is installed. */
async function listNames(module: string): Promise<string[]> {
  // Not for Node to run: sources of ours, and components that import without endings.
  if (isReadOnly(module)) {
    const file = require.resolve(module)
    return listExports(await readFile(file, 'utf8'), file).map(({ name }) => name)
  }
  const names: object = await import(module)
  // Of a CommonJS module, Node has a name that none can be imported by.
  return Object.keys(names).filter((name) => /^[\w$]+$/.test(name) && !withheld.has(`${module} ${name}`))
}

const isReadOnly = (module: string) => module.startsWith('antd/') || ownModules.some((own) => own === module)

/** Values alone, and the module that each is passed on from. */
function listExports(text: string, file: string): { name: string; from: string | undefined }[] {
  return parseModule(text, file)
    .staticExports.flatMap(({ entries }) => entries)
    .filter(({ isType, exportName }) => !isType && exportName.kind !== 'None')
    .map(({ exportName, moduleRequest }) => ({
      name: exportName.name ?? 'default',
      from: moduleRequest?.value,
    }))
}

function parseModule(text: string, file: string) {
  const { module, errors } = parseSync(file, text)
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`)
  return module
}
