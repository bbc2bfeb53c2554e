import { relative } from 'node:path'
import { type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core'

/** Packages of which a second copy would break, and the alternative to bundling one. */
const advice: Readonly<Record<string, string>> = {
  react: 'import from react itself, of which the shell has the one copy',
  'react-dom':
    'the shell has the one root of the page: return elements from routes, and reach another place with createPortal of react-dom',
  'react-router': 'import from react-router itself; the shell has the one router',
  '@tanstack/react-query': 'import from @tanstack/react-query itself',
  '@tanstack/query-core': 'import the same name from @tanstack/react-query',
  antd: 'import components by name, as in import { Calendar } from ’antd’; the shell sets theme and language',
  '@ant-design/cssinjs': 'the shell has the one cache of styles: give antd’s components classes of yours',
  '@ant-design/cssinjs-utils':
    'the shell has the one cache of styles: give antd’s components classes of yours',
}

/** Thin wrappers around the shell's React. */
const thin = /[\\/]react[\\/](?:jsx-dev-runtime|compiler-runtime|cjs[\\/]react-(?:jsx-dev|compiler)-runtime)/

/**
 * Fails the build of a remote that bundles a copy of a singleton, naming the file that imports it. In the browser a
 * copy would have contexts of its own: an unthemed component, a router without routes.
 */
export const oneCopy = (): RsbuildPlugin => ({
  name: 'one-copy',
  setup(api) {
    api.modifyRspackConfig((config) => {
      const toShared = (resource: { request: string }) => {
        resource.request = '@tanstack/react-query'
      }
      config.plugins?.push(new rspack.NormalModuleReplacementPlugin(/^@tanstack\/query-core$/, toShared))
    })
    api.onAfterBuild(({ stats }) => {
      if (stats === undefined || !('compilation' in stats) || stats.hasErrors()) return
      const lines = listCopies(stats.compilation, api.context.rootPath)
      if (lines.length > 0)
        throw new Error(['This remote brings a second copy of what the shell shares:', ...lines].join('\n  '))
    })
  },
})

/** A line for each package, with the first file that imports it. */
function listCopies({ modules, moduleGraph }: Rspack.Compilation, root: string): string[] {
  const lines = new Map<string, string>()
  for (const module of modules) {
    const file = module.nameForCondition() ?? ''
    const name = toPackage(file)
    if (name === undefined || advice[name] === undefined || thin.test(file) || lines.has(name)) continue
    const users = moduleGraph
      .getIncomingConnections(module)
      .filter((connection) => connection.getActiveState(undefined) !== false)
      .flatMap(({ originModule, dependency }) => {
        // A concatenated module repeats the imports of its parts.
        if (originModule instanceof rspack.ConcatenatedModule) return []
        const user = originModule?.nameForCondition() ?? ''
        return toPackage(user) === name || user === '' ? [] : [{ user, request: dependency.request ?? name }]
      })
    const [first] = users
    if (first === undefined) continue
    lines.set(name, `${toShown(first.user, root)} imports ${first.request}: ${advice[name]}.`)
  }
  return [...lines.values()]
}

function toPackage(file: string): string | undefined {
  const parts = file.split(/[\\/]/)
  const place = parts.lastIndexOf('node_modules')
  if (place === -1) return undefined
  const [first, second] = parts.slice(place + 1)
  return first?.startsWith('@') ? `${first}/${second}` : first
}

/** A remote's file by its path, a library's by the library. */
function toShown(file: string, root: string): string {
  const name = toPackage(file)
  return name === undefined ? relative(root, file).replaceAll('\\', '/') : `The library ${name}`
}
