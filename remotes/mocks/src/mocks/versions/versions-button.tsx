import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { VersionsDrawerProps } from './versions-drawer.tsx'

const VersionsDrawer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "versions" */ './versions-drawer.tsx')).VersionsDrawer,
}))

/** What asks for the versions in the address of an editor. */
export const versionsParam = 'versions'

/** Opens the kept versions of a mock; at once where the address asks for them. */
export function VersionsButton(props: Omit<VersionsDrawerProps, 'onClose'>) {
  const [address] = useSearchParams()
  const [isOpen, setIsOpen] = useState(address.has(versionsParam))
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Versions</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <VersionsDrawer {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
