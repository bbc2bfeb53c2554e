import type { RsbuildPlugin } from '@rsbuild/core'
import { singletonModules } from './shared-modules.ts'

/**
 * Names that no remote has a use for and that would cost everybody who signs in: the router's server, its internals and routers of
 * one's own (31 KB, gzip), what carries queries from a server to the page, zod's translations, compiler and JSON Schema (62 KB). `z`
 * is the whole of zod under a name of its own, and is given as what is left.
 */
const withheld: Readonly<Record<string, RegExp>> = {
  'react-router':
    /^(?:UNSAFE_|unstable_)|Static|Cookie|Session|Router$|^(?:RouterProvider|createRequestHandler|createRoutesStub|Links|Meta|PrefetchPageLinks|Scripts)$/,
  '@tanstack/react-query': /[Hh]ydrat|IsRestoring/,
  'zod/mini':
    /^(?:z|default|core|locales|util|toJSONSchema|deepPartial|memoizer|compile|withParser|ZodCompile\w+)$/,
}

/** A name under which a library's own names are given once more. */
const itself: Readonly<Record<string, string>> = { 'zod/mini': 'z' }

/** The names that the shell shares of a library, in order; null where it shares the library as a whole. */
export async function listSharedNames(module: string): Promise<string[] | null> {
  const left = withheld[module]
  if (left === undefined) return null
  const names = Object.keys(await import(module)).filter((name) => !left.test(name))
  return [...names, ...(itself[module] ?? [])].sort()
}

/**
 * Has the shell's build take from each library the names that it shares. A namespace that is handed on as a whole, as the source
 * says it, keeps everything in the bundle.
 */
export const sharedNames = (): RsbuildPlugin => ({
  name: 'shared-names',
  setup(api) {
    api.transform({ test: /[\\/]remotes[\\/]shared-libraries\.ts$/ }, async () => {
      const libraries = await Promise.all(
        singletonModules.map(async (module, index) =>
          print(module, `library${index}`, await listSharedNames(module)),
        ),
      )
      return `export const sharedLibraries = {}\n${libraries.join('\n')}`
    })
  },
})

function print(module: string, local: string, names: string[] | null): string {
  const from = JSON.stringify(module)
  const target = `sharedLibraries[${from}]`
  const own = itself[module]
  const members = names?.filter((name) => name !== own).map((name) => `${name}: ${local}.${name}`)
  return [
    `import * as ${local} from ${from}`,
    `${target} = ${members === undefined ? local : `{ ${members.join(', ')} }`}`,
    ...(own === undefined ? [] : [`${target}.${own} = ${target}`]),
  ].join('\n')
}
