import type { ReleasedRemote } from '@console/shared/release'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { ScreenSkeleton } from '../../navigation/screen-skeleton.tsx'
import { importUntilThere } from '../../network/import-until-there.ts'

const SwitchedOffScreen = lazy(async () => {
  const { SwitchedOffScreen } = await importUntilThere(
    () => import(/* webpackChunkName: "overlays" */ './switched-off-screen.tsx'),
  )
  return { default: SwitchedOffScreen }
})

export function LateSwitchedOffScreen({ remote }: { remote: ReleasedRemote }) {
  const { pathname } = useLocation()
  return (
    <Suspense fallback={<ScreenSkeleton path={pathname} />}>
      <SwitchedOffScreen remote={remote} />
    </Suspense>
  )
}
