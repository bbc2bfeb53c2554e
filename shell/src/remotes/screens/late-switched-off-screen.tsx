import type { ReleasedRemote } from '@console/shared/release'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { ScreenSkeleton } from '../../navigation/screen-skeleton.tsx'
import { lazyUntilThere } from '../../network/lazy-until-there.ts'

const SwitchedOffScreen = lazyUntilThere(
  async () =>
    (await import(/* webpackChunkName: "overlays" */ './switched-off-screen.tsx')).SwitchedOffScreen,
)

export function LateSwitchedOffScreen({ remote }: { remote: ReleasedRemote }) {
  const { pathname } = useLocation()
  return (
    <Suspense fallback={<ScreenSkeleton path={pathname} />}>
      <SwitchedOffScreen remote={remote} />
    </Suspense>
  )
}
