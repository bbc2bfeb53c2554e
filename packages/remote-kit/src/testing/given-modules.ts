import { sep } from 'node:path'
import type { Gives } from '@console/shared/release/contract'
import type { Plugin } from 'vitest/config'

const prefix = '\0given:'
const isTest = /\.test(-d)?\.tsx?$|[\\/]testing[\\/]/

/**
 * Gives the sources of a remote what the shell gives of the libraries that it shares, and no more: what their tests pass with,
 * they have in the console too. Tests themselves, and what stands in for the shell around them, have the whole libraries.
 */
export function givenModules(gives: Gives): Plugin {
  let sources = ''
  const missing = new Map<string, Promise<string[]>>()
  const findMissing = (module: string) => {
    const found = missing.get(module) ?? listMissing(module, gives)
    missing.set(module, found)
    return found
  }
  return {
    name: 'console-given-modules',
    enforce: 'pre',
    configResolved({ root }) {
      sources = `${root}/src/`
    },
    async resolveId(module, importer) {
      const isSource = importer?.replaceAll(sep, '/').startsWith(sources) && !isTest.test(importer)
      if (!isSource || !isLibrary(module, gives)) return null
      return (await findMissing(module)).length === 0 ? null : `${prefix}${module}`
    },
    async load(id) {
      if (!id.startsWith(prefix)) return null
      const module = id.slice(prefix.length)
      return printGiven(module, await findMissing(module))
    },
  }
}

/** Components of antd are given each as a whole, and what is ours is of this workspace. */
const isLibrary = (module: string, gives: Gives) =>
  Object.hasOwn(gives, module) && !/^(antd|@console)\//.test(module)

async function listMissing(module: string, gives: Gives): Promise<string[]> {
  const { quick = [], rest = [] } = gives[module] ?? {}
  const given = new Set([...quick, ...rest])
  const real: object = await import(module)
  return Object.keys(real).filter((name) => isName.test(name) && !given.has(name))
}

/** Of a CommonJS module, Node has a name that none can be imported by. */
const isName = /^[\w$]+$/

/**
 * All of the module, but that reading what is missing throws, wherever a source does. Without it a name would be
 * `undefined`, which is only seen where it is called.
 */
function printGiven(module: string, missing: readonly string[]): string {
  const from = JSON.stringify(module)
  return [
    `export * from ${from}`,
    ...missing.map((name) => {
      const refusal = JSON.stringify(describeMissing(name, module))
      return `Object.defineProperty(__vite_ssr_exports__, '${name}', { get() { throw new Error(${refusal}) } })`
    }),
  ].join('\n')
}

const describeMissing = (name: string, module: string) =>
  `The shell does not give ${name} of ${module}, so it would be undefined in the console. Do without it, or have the shell give it.`
