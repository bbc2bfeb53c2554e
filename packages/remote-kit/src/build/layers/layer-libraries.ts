import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Declaration, type LibraryFile, readLibraryFile } from './read-library-file.ts'

/** A module of a library as it is imported: its name, and the file that the name stands for. */
export type LibraryEntry = { module: string; file: string }

/** Files by their path, and the declarations that are needed first; all others are the rest. */
export type LayeredLibraries = { files: Map<string, LibraryFile>; first: Set<Declaration> }

/** Finds what `names`, by module, need of some libraries: every top-level declaration, through all their files. */
export function layerLibraries(
  entries: readonly LibraryEntry[],
  names: ReadonlyMap<string, ReadonlySet<string>>,
): LayeredLibraries {
  const files = new Map<string, LibraryFile>()
  const first = new Set<Declaration>()
  const asked = new Set<string>()
  const entryFiles = new Map(entries.map(({ module, file }) => [module, file]))
  const read = (path: string) => {
    const file = files.get(path) ?? readLibraryFile(path)
    files.set(path, file)
    return file
  }
  const resolve = (from: string, request: string) => {
    const path = request.startsWith('.') ? join(dirname(from), request) : entryFiles.get(request)
    return path !== undefined && /\.m?js$/.test(path) && existsSync(path) ? path : null
  }

  /** `name` may lead through namespaces: `util.clone`. */
  function needName(path: string, name: string) {
    if (asked.has(`${path} ${name}`)) return
    asked.add(`${path} ${name}`)
    const file = read(path)
    const [own = '', ...members] = name.split('.')
    const exported = file.exports.get(own)
    if (name === '*') for (const one of file.exports.keys()) needName(path, one)
    if (exported !== undefined && file.isWhole)
      for (const one of file.declarations) needDeclaration(path, one)
    if (exported === undefined) for (const star of file.stars) needForeign(path, star, name)
    else if ('request' in exported) {
      const isInside = exported.name === '*' && members.length > 0
      needForeign(path, exported.request, isInside ? members.join('.') : exported.name)
    } else needLocal(path, exported.local)
  }

  function needForeign(from: string, request: string, name: string) {
    const path = resolve(from, request)
    if (path !== null) needName(path, name)
  }

  function needLocal(path: string, local: string) {
    const declaration = read(path).declarations.find(({ names }) => names.has(local))
    if (declaration !== undefined) needDeclaration(path, declaration)
  }

  function needDeclaration(path: string, declaration: Declaration) {
    if (first.has(declaration)) return
    first.add(declaration)
    // What declares nothing runs with the first of the file.
    for (const one of read(path).declarations) if (one.names.size === 0) needDeclaration(path, one)
    for (const local of declaration.locals) needLocal(path, local)
    for (const { request, name } of declaration.foreign) needForeign(path, request, name)
  }

  for (const { module, file } of entries) for (const name of names.get(module) ?? []) needName(file, name)
  return { files, first }
}
