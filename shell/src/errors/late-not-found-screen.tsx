import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'

/** No part of the first screen: it comes with what else is fetched once nothing is going on, or when it is wanted. */
export const LateNotFoundScreen = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "overlays" */ './not-found-screen.tsx')).NotFoundScreen,
)
