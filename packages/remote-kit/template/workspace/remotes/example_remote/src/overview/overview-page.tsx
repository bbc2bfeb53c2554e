import { EmptyState } from '@console/shared/ui/empty-state'
import { Page } from '@console/shared/ui/page'

export function OverviewPage() {
  return (
    <Page title="Example remote">
      <EmptyState title="Nothing here yet">
        This screen is there, and empty. Its team fills it; the rest of the console works as usual.
      </EmptyState>
    </Page>
  )
}
