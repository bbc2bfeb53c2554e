import type { ScreenHandle } from '@console/shared/screen-handle'
import { OverviewPage } from './overview-page.tsx'

export const handle: ScreenHandle = { title: 'Example remote' }

export function Component() {
  return <OverviewPage />
}
