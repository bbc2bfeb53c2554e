import type { Rspack } from '@rsbuild/core'

/** Start of the names of all chunks of the second layer, and so the folder of their files. */
export const restFolder = 'rest/'

/**
 * Many small chunks cost more than bytes do (DESIGN §3), so the modules behind antd's components are put together by
 * when they are needed: a module goes to the first layer of which a component uses it. Components in no layer keep
 * chunks of their own, and so do those of the second layer, which a remote asks for one by one.
 */
const layers: Record<string, readonly string[]> = {
  'ui-list': ['table', 'input', 'button', 'segmented', 'select'],
  'ui-form': ['form', 'modal', 'drawer', 'alert'],
  'ui-date': ['date-picker'],
}

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
          test: (module, graphs) => !isOnlyInRest(module, graphs),
        },
        // What several components of the second layer are built on.
        rest: {
          chunks: 'async',
          minChunks: 2,
          test: (module, graphs) => toBasis(module) !== undefined && isOnlyInRest(module, graphs),
          name: (module: Rspack.Module) => `${restFolder}${toBasis(module)}`,
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
      },
    },
  }
}

const basis = /[\\/]@rc-component[\\/]([^\\/]+)/
const toBasis = (module: Rspack.Module) => basis.exec(module.nameForCondition() ?? '')?.[1]

const isOnlyInRest: LayerTest = (module, { chunkGraph }) =>
  [...chunkGraph.getModuleChunks(module)].every(({ name }) => name?.startsWith(restFolder))

type LayerTest = Extract<Rspack.OptimizationSplitChunksCacheGroup['test'], (...values: never[]) => unknown>

function toLayerTest(components: readonly string[]): LayerTest {
  const chunkNames = new Set(components.map((name) => `antd-${name}`))
  return (module, { chunkGraph }) =>
    [...chunkGraph.getModuleChunks(module)].some((chunk) => chunkNames.has(chunk.name ?? ''))
}
