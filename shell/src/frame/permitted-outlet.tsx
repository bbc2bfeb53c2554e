import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useStore } from 'zustand'
import { containmentStore } from '../containment/containment.store.ts'
import { renewRouter } from '../containment/router-in-use.ts'
import { SectionVisit } from '../containment/section-visit.tsx'
import { ScreenSkeleton } from '../navigation/screen-skeleton.tsx'
import { useMissingPermissions } from '../navigation/use-permissions.ts'
import { useSectionTitle } from '../navigation/use-section-title.ts'
import { renewals } from '../remotes/renewals.ts'
import { useOwner } from '../remotes/use-remotes.ts'

const NotPermittedScreen = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "overlays" */ './not-permitted-screen.tsx')).NotPermittedScreen,
  undefined,
  ({ path }) => <ScreenSkeleton path={path} />,
)

/** Renders the matched route, or an explanation if the person may not open it. */
export function PermittedOutlet() {
  const { pathname } = useLocation()
  const owner = useOwner(pathname)
  const missing = useMissingPermissions(pathname)
  const title = useSectionTitle(owner?.title ?? 'Console')
  const coming = useStore(containmentStore, (state) => state.coming)
  // A remote that left the release has no owner any more.
  const isRenewed = useStore(renewals, (names) => (owner === null ? names.size > 0 : names.has(owner.name)))
  useEffect(() => {
    if (isRenewed) renewRouter()
  }, [isRenewed])
  if (isRenewed) return <ScreenSkeleton path={pathname} />
  if (coming !== null && coming !== pathname) return <ScreenSkeleton path={coming} />
  return (
    <>
      {/* A fallback; the screen's own title comes later and wins. A title set by a remote goes with its section. */}
      <title>{`${title} · IELTS console`}</title>
      {missing.length === 0 ? (
        <>
          {owner !== null && <SectionVisit remote={owner} />}
          <Outlet />
        </>
      ) : (
        <NotPermittedScreen path={pathname} missing={missing} />
      )}
    </>
  )
}
