import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fromShell } from './kit-packages.ts'
import { oldestNode } from './write-bins.ts'

export type Manifest = {
  name: string
  version: string
  license: string
  sideEffects?: boolean
  exports?: Record<string, string>
  bin?: Record<string, string>
  dependencies?: Record<string, string>
}

type Versions = {
  /** Versions of third-party packages, by name. */
  catalog: Readonly<Record<string, string>>
  /** Versions of the packages packed so far, by name. */
  packed: Readonly<Record<string, string>>
  /** Names of packages that users install if they need them. */
  optional?: readonly string[] | undefined
}

/**
 * The manifest of a packed package: exact versions, compiled files, and those `exports` and `bin` entries that exist in
 * `dir`. Dependencies outside the kit are removed.
 */
export function toPackedManifest(
  manifest: Manifest,
  dir: string,
  { catalog, packed, optional = [] }: Versions,
) {
  const exported = Object.entries(manifest.exports ?? {}).flatMap(([subpath, file]) => {
    const target = toTarget(file)
    const isThere = file.includes('*') || existsSync(join(dir, target.default))
    return isThere ? [[subpath, file === target.default ? file : target]] : []
  })
  const { bin = {} } = manifest
  const all = Object.entries(manifest.dependencies ?? {}).flatMap(([name, range]): [string, string][] => {
    const version = range.startsWith('workspace:') ? packed[name] : catalog[name]
    return version === undefined ? [] : [[name, version]]
  })
  const isPeer = ([name]: [string, string]) => fromShell.includes(name) || optional.includes(name)
  return {
    name: manifest.name,
    license: manifest.license,
    ...(manifest.sideEffects === false && { sideEffects: false }),
    type: 'module',
    engines: { node: `>=${oldestNode}` },
    exports: { './package.json': './package.json', ...Object.fromEntries(exported) },
    ...(Object.keys(bin).length > 0 && { bin }),
    dependencies: Object.fromEntries(all.filter((one) => !isPeer(one))),
    peerDependencies: Object.fromEntries(all.filter(isPeer)),
    ...(optional.length > 0 && {
      peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
    }),
  }
}

const source = /^\.\/src\/(.+)\.tsx?$/

/** `./src/list/list.ts` is compiled to `./dist/list/list.js`, with its types beside it. */
function toTarget(file: string): { types?: string; default: string } {
  const [, path] = source.exec(file) ?? []
  return path === undefined
    ? { default: file }
    : { types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` }
}
