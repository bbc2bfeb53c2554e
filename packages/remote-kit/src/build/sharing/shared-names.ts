import type { RsbuildPlugin } from '@rsbuild/core'
import { singletonModules } from './shared-modules.ts'

/**
 * Exports that remotes do not need and that would slow down signing in: the router's server, internals and router
 * factories (31 KB, gzip), dehydrated queries, zod's locales, compiler and JSON Schema (62 KB). `z`, a namespace of all
 * of zod, is provided with the remaining exports.
 */
const unshared: Readonly<Record<string, RegExp>> = {
  'react-router':
    /^(?:UNSAFE_|unstable_)|Static|Cookie|Session|Router$|^(?:RouterProvider|createRequestHandler|createRoutesStub|Links|Meta|PrefetchPageLinks|Scripts)$/,
  '@tanstack/react-query': /[Hh]ydrat|IsRestoring/,
  'zod/mini':
    /^(?:z|default|core|locales|util|toJSONSchema|deepPartial|memoizer|compile|withParser|ZodCompile\w+)$/,
}

/** A namespace export that repeats a library's own exports. */
const itself: Readonly<Record<string, string>> = { 'zod/mini': 'z' }

/** The exports of a library that the shell shares, sorted; null if it shares the library as a whole. */
export async function listSharedNames(module: string): Promise<string[] | null> {
  const left = unshared[module]
  if (left === undefined) return null
  const names = Object.keys(await import(module)).filter((name) => !left.test(name))
  return [...names, ...(itself[module] ?? [])].sort()
}

/**
 * Makes the shell's build keep only the shared exports of each library. Passing on a library's namespace object would
 * keep everything in the bundle.
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
