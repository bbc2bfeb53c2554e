import type { Declaration, LibraryFile } from './read-library-file.ts'

/** `first`: what the first screens need, and all that this needs in its turn. */
export type Layer = 'first' | 'rest'

/** A library's module whose declarations are in two layers, and how others ask for its parts. */
export type LayeredFile = {
  file: LibraryFile
  layerOf(declaration: Declaration): Layer
  address(layer: Layer): string
}

/** Under which one part of a module gives another what the module keeps for itself. */
const toInner = (local: string) => `inner_${local}`

/** What stands in the module's place: every name of its own from the part that holds it. */
export function printFront({ file, layerOf, address }: LayeredFile): string {
  const lines = [...file.exports].map(([name, exported]) => {
    if (!('request' in exported)) {
      const holder = file.declarations.find(({ names }) => names.has(exported.local))
      if (holder === undefined) throw new Error(`exports ${name}, but nothing declares ${exported.local}`)
      return `export { ${name} } from ${JSON.stringify(address(layerOf(holder)))}`
    }
    const what = exported.name === '*' ? `* as ${name}` : `{ ${exported.name} as ${name} }`
    return `export ${what} from ${JSON.stringify(exported.request)}`
  })
  return [...lines, ...file.stars.map((request) => `export * from ${JSON.stringify(request)}`)].join('\n')
}

/** The declarations of one layer. The rest may use what is first, never the other way. */
export function printLayer({ file, layerOf, address }: LayeredFile, layer: Layer): string {
  const own = file.declarations.filter((declaration) => layerOf(declaration) === layer)
  const names = new Set(own.flatMap((declaration) => [...declaration.names]))
  const needed = new Set(own.flatMap(({ locals }) => [...locals])).difference(names)
  const imports = [...needed].flatMap((local) => {
    const holder = file.declarations.find((declaration) => declaration.names.has(local))
    if (holder === undefined) return []
    return `import { ${toInner(local)} as ${local} } from ${JSON.stringify(address(layerOf(holder)))}`
  })
  const given = [...file.exports].flatMap(([name, exported]) =>
    'local' in exported && names.has(exported.local) ? `${exported.local} as ${name}` : [],
  )
  const inner = [...names].map((local) => `${local} as ${toInner(local)}`)
  const texts = own.map(({ text }) => text)
  return [file.imports, ...imports, ...texts, `export { ${[...given, ...inner].join(', ')} }`].join('\n')
}
