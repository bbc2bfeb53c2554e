/**
 * Stands in for the federation runtime's own preloading (`plugins/generate-preload-assets`, `utils/preload`). The
 * document has started what a path needs long before the runtime is there to guess at it.
 */
export const generatePreloadAssetsPlugin = () => ({ name: 'no-preload' })
export const formatPreloadArgs = () => []
export const preloadAssets = () => Promise.resolve([])
