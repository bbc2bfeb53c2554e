import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'

/** Not part of the first screen: fetched when idle or when needed. */
export const LazyNotFoundScreen = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "overlays" */ './not-found-screen.tsx')).NotFoundScreen,
)
