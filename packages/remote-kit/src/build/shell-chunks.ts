import type { Rspack } from '@rsbuild/core'

/**
 * Many small chunks cost more than bytes do (DESIGN §3), so the modules behind antd's components are put together by
 * when they are needed: a module goes to the first layer of which a component uses it. Components in no layer keep
 * chunks of their own.
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

type LayerTest = Extract<Rspack.OptimizationSplitChunksCacheGroup['test'], (...values: never[]) => unknown>

function toLayerTest(components: readonly string[]): LayerTest {
  const chunkNames = new Set(components.map((name) => `antd-${name}`))
  return (module, { chunkGraph }) =>
    [...chunkGraph.getModuleChunks(module)].some((chunk) => chunkNames.has(chunk.name ?? ''))
}
