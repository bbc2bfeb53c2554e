import type { Rspack } from '@rsbuild/core'
import { antdChunks, toAntdChunk } from '../sharing/antd-modules.ts'

/**
 * Many small chunks cost more than bytes do (DESIGN §3), so the modules behind antd's components are put together by
 * when they are needed: a module goes to the first layer of which a component uses it. The first layer is what a list shows
 * at once; forms and menus come when they are wanted. Components in no layer keep chunks of their own, which a remote
 * asks for one by one.
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

/** Chunks of the sources that are always loaded together, by the file that holds them. Whoever else uses a module of theirs has a copy. */
const joined: Record<string, readonly string[]> = {
  'ui-list': ['theme', 'list'],
  frame: ['frame', 'federation'],
}

/** Of which every screen of a list calls two thirds at once (measured by function, in bytes); of the others it calls less. */
export const hintedChunks = Object.keys(joined)

/** Whose style sheets are one, with the document's own: each is too small to wait for by itself. */
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
        // What several components that nobody uses yet are built on.
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
 * The one file that every section waits for stays whole: a lazy screen of the shell that uses a part of it brings that part
 * itself, and whichever comes first is used by both.
 */
const isForSections: LayerTest = (module, { chunkGraph }) =>
  [...chunkGraph.getModuleChunks(module)].some(({ name }) => name === 'federation')

type LayerTest = Extract<Rspack.OptimizationSplitChunksCacheGroup['test'], (...values: never[]) => unknown>

function toLayerTest(components: readonly string[]): LayerTest {
  const chunkNames = new Set(components.map((name) => toAntdChunk(`antd/es/${name}`)))
  return (module, { chunkGraph }) =>
    [...chunkGraph.getModuleChunks(module)].some((chunk) => chunkNames.has(chunk.name ?? ''))
}
