import type { ReleasedRemote } from '@console/shared/release/released-remote'
import { type PropsWithChildren, Suspense } from 'react'
import { useLocation } from 'react-router'
import type { AbsentSection } from '../../navigation/absent-sections.ts'
import { ScreenSkeleton } from '../../navigation/screen-skeleton.tsx'
import { lazyUntilThere } from '../../network/lazy-until-there.ts'

const SwitchedOffScreen = lazyUntilThere(
  async () =>
    (await import(/* webpackChunkName: "overlays" */ './switched-off-screen.tsx')).SwitchedOffScreen,
)

const NotHereScreen = lazyUntilThere(
  async () => (await import(/* webpackChunkName: "overlays" */ './not-here-screen.tsx')).NotHereScreen,
)

export const LateSwitchedOffScreen = ({ remote }: { remote: ReleasedRemote }) => (
  <UntilThere>
    <SwitchedOffScreen remote={remote} />
  </UntilThere>
)

export const LateNotHereScreen = ({ section }: { section: AbsentSection }) => (
  <UntilThere>
    <NotHereScreen section={section} />
  </UntilThere>
)

function UntilThere({ children }: PropsWithChildren) {
  const { pathname } = useLocation()
  return <Suspense fallback={<ScreenSkeleton path={pathname} />}>{children}</Suspense>
}
