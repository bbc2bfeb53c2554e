import { lazy, Suspense } from 'react'
import { importUntilThere } from '../network/import-until-there.ts'

const NotFoundScreen = lazy(async () => {
  const { NotFoundScreen } = await importUntilThere(
    () => import(/* webpackChunkName: "not-found" */ './not-found-screen.tsx'),
  )
  return { default: NotFoundScreen }
})

/** No part of the first screen: it comes with what else is fetched once nothing is going on, or when it is wanted. */
export function LateNotFoundScreen() {
  return (
    <Suspense>
      <NotFoundScreen />
    </Suspense>
  )
}
