import type { Rspack } from '@rsbuild/core'
import { antdChunks, toAntdChunk } from '../sharing/antd-modules.ts'

/**
 * Many small chunks cost more than their bytes (DESIGN §3), so the modules behind antd's components are grouped by when
 * they are needed: a module goes to the first layer with a component that uses it. The first layer is what a list shows
 * at once; forms and menus load on demand. Components in no layer keep chunks of their own, which remotes
 * load individually.
 */
const layers: Record<string, readonly string[]> = {
  'ui-list': ['config-provider'],
  'ui-button': ['button'],
  'ui-select': ['select'],
  'ui-input': ['input'],
  'ui-form': ['form', 'modal', 'drawer', 'alert', 'segmented'],
  'ui-menu': ['dropdown', 'popover', 'checkbox'],
  'ui-date': ['date-picker'],
}

/** Source modules that are always loaded together, by the chunk that contains them. Other users get a copy. */
const joined: Record<string, readonly string[]> = {
  'ui-list': ['theme', 'list'],
  frame: ['frame', 'federation'],
}

/** Every list screen calls two thirds of these at once (measured in bytes, by function), but less of the others. */
export const hintedChunks = Object.keys(joined)

/** Chunks whose styles are merged with the document's own, because each is too small for a request. */
const styled = new Set(['index', ...Object.values(joined).flat()])

export function groupShellChunks(config: Rspack.Configuration) {
  config.optimization = {
    ...config.optimization,
    splitChunks: {
      chunks: 'async',
      minSize: 20_000,
      cacheGroups: {
        defaultVendors: false,
        default: {
          minChunks: 2,
          reuseExistingChunk: true,
          priority: -20,
          test: (module, graphs) => !isOnlyInAntd(module, graphs) && !isForSections(module, graphs),
        },
        // Shared dependencies of components that nobody uses yet.
        antd: {
          chunks: 'async',
          minChunks: 2,
          test: (module, graphs) => toBasis(module) !== undefined && isOnlyInAntd(module, graphs),
          name: (module: Rspack.Module) => `${antdChunks}${toBasis(module)}`,
        },
        ...Object.fromEntries(
          Object.entries(layers).map(([name, components], index) => [
            name,
            {
              name,
              chunks: 'async',
              enforce: true,
              priority: 100 - index,
              test: toLayerTest(components),
            } satisfies Rspack.OptimizationSplitChunksCacheGroup,
          ]),
        ),
        ...Object.fromEntries(
          Object.entries(joined).map(([name, chunkNames]) => [
            `joined ${name}`,
            {
              name,
              chunks: (chunk) => chunkNames.includes(chunk.name ?? ''),
              enforce: true,
            } satisfies Rspack.OptimizationSplitChunksCacheGroup,
          ]),
        ),
        styles: {
          name: 'index',
          type: 'css/mini-extract',
          chunks: ({ name }) => styled.has(name ?? ''),
          priority: 200,
          enforce: true,
        },
      },
    },
  }
}

const basis = /[\\/]@rc-component[\\/]([^\\/]+)/
const toBasis = (module: Rspack.Module) => basis.exec(module.nameForCondition() ?? '')?.[1]

const isOnlyInAntd: LayerTest = (module, { chunkGraph }) =>
  [...chunkGraph.getModuleChunks(module)].every(({ name }) => name?.startsWith(antdChunks))

/**
 * The file that every section waits for stays whole: a lazy screen of the shell that uses part of it has a copy of that
 * part, and both share whichever was loaded first.
 */
const isForSections: LayerTest = (module, { chunkGraph }) =>
  [...chunkGraph.getModuleChunks(module)].some(({ name }) => name === 'federation')

type LayerTest = Extract<Rspack.OptimizationSplitChunksCacheGroup['test'], (...values: never[]) => unknown>

function toLayerTest(components: readonly string[]): LayerTest {
  const chunkNames = new Set(components.map((name) => toAntdChunk(`antd/es/${name}`)))
  return (module, { chunkGraph }) =>
    [...chunkGraph.getModuleChunks(module)].some((chunk) => chunkNames.has(chunk.name ?? ''))
}
