import { OverviewPage } from './overview-page.tsx'

export function Component() {
  return <OverviewPage />
}
