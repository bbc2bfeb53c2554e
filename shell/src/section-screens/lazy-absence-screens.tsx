import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { useLocation } from 'react-router'
import { ScreenSkeleton } from '../navigation/screen-skeleton.tsx'

function Skeleton() {
  const { pathname } = useLocation()
  return <ScreenSkeleton path={pathname} />
}

export const LazySwitchedOffScreen = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "overlays" */ './switched-off-screen.tsx')).SwitchedOffScreen,
  undefined,
  <Skeleton />,
)

export const LazyNotHereScreen = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "overlays" */ './not-here-screen.tsx')).NotHereScreen,
  undefined,
  <Skeleton />,
)
