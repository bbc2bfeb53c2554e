import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RsbuildPlugin } from '@rsbuild/core'
import { antdFolder } from './antd-components.ts'
import { findLibraryEntry } from './find-library-entry.ts'
import { type LayeredLibraries, layerLibraries } from './layer-libraries.ts'
import type { ImportedNames } from './list-imported-names.ts'
import { type Layer, type LayeredFile, printFront, printLayer } from './print-layer.ts'

/** Modules of which the first screens need a part only; the others are needed whole, or are as good as nothing. */
export const layeredModules = ['react-router', 'react-router/dom', '@tanstack/react-query', 'zod/mini']
/** Library that a layered one hands on, and by which. */
const handedOn = [['@tanstack/query-core', '@tanstack/react-query']] as const

/** Modules of antd that hold a small thing for many components beside a large one for a single one. */
const ofAntd = new Map([
  ['layout/Sider.js', 'SiderContext'],
  ['color-picker/components/ColorPresets.js', 'isBright'],
])

/**
 * Takes apart the modules of the libraries that everybody shares. A bundler keeps a module in one piece: were all of a
 * library to be had on demand, all of it would be on the first screen. In two pieces, what `readNames` says is needed
 * first and what is not, the second comes with whoever asks for it, and there is one copy of everything.
 */
export const layeredLibraries = (readNames: (root: string) => ImportedNames): RsbuildPlugin => ({
  name: 'layered-libraries',
  apply: 'build',
  setup(api) {
    let libraries: LayeredLibraries = { files: new Map(), first: new Set() }
    api.onBeforeBuild(() => {
      const names = readNames(api.context.rootPath)
      for (const [file, name] of ofAntd) names.set(file, new Set([name]))
      libraries = layerLibraries(listLayeredEntries(), names)
    })
    const findLayered = (path: string): LayeredFile | null => {
      const file = libraries.files.get(path)
      const layerOf: LayeredFile['layerOf'] = (one) => (libraries.first.has(one) ? 'first' : 'rest')
      if (new Set(file?.declarations.map(layerOf)).size < 2 || file === undefined) return null
      return { file, layerOf, address: (layer) => `${path}?layer=${layer}` }
    }
    // `list-gives.ts` does not count them as given.
    api.transform({ test: translations }, () => 'export {}')
    api.transform(
      { test: (path: string) => libraries.files.has(path) },
      ({ code, resourcePath, resourceQuery }) => {
        const found = findLayered(resourcePath)
        if (found === null) return code
        const [, layer] = resourceQuery.split('=')
        return isLayer(layer) ? printLayer(found, layer) : printFront(found)
      },
    )
  },
})

const translations = /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/

const isLayer = (text: string | undefined): text is Layer => text === 'first' || text === 'rest'

/** Every module that is taken apart, and the file that it is. */
export function listLayeredEntries() {
  const entries = layeredModules.map((module) => toReal(findLibraryEntry(module, import.meta.url)))
  const inner = handedOn.map(([module, by]) => {
    const { file } = entries.find((entry) => entry.module === by) ?? { file: '' }
    return toReal(findLibraryEntry(module, pathToFileURL(file).href))
  })
  const antd = [...ofAntd.keys()].map((file) => ({ module: file, file: join(antdFolder, file) }))
  return [...entries, ...inner, ...antd]
}

/** Where pnpm keeps it: a bundler follows links before it names a module. */
const toReal = ({ module, file }: ReturnType<typeof findLibraryEntry>) => ({
  module,
  file: realpathSync(file),
})
