import { Suspense } from 'react'
import { lazyUntilThere } from '../network/lazy-until-there.ts'

const NotFoundScreen = lazyUntilThere(
  async () => (await import(/* webpackChunkName: "not-found" */ './not-found-screen.tsx')).NotFoundScreen,
)

/** No part of the first screen: it comes with what else is fetched once nothing is going on, or when it is wanted. */
export function LateNotFoundScreen() {
  return (
    <Suspense>
      <NotFoundScreen />
    </Suspense>
  )
}
