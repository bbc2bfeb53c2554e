import { Button } from '@console/shared/ui/button'
import { EmptyState } from '@console/shared/ui/empty-state'
import { RecordNotFound } from '@console/shared/ui/missing-record'
import { UnreadableIssues } from '@console/shared/ui/unreadable-issues'
import { UnreadableRecord } from '@console/shared/ui/unreadable-record'

export const states = {
  'An empty list': (
    <EmptyState title="No packages yet" action={<Button type="primary">New package</Button>}>
      Learners buy packages of mocks here. Begin with one.
    </EmptyState>
  ),
  'No matches': (
    <EmptyState title="No coupons match" action={<Button>Clear filters</Button>}>
      None of the 47 coupons match the search and filters above.
    </EmptyState>
  ),
  'Not found': <RecordNotFound title="Package 7" noun="package" action={<Button>Back to the list</Button>} />,
  'Cannot be read': (
    <UnreadableRecord
      title="Package 7"
      noun="package"
      error={new Error('No answer')}
      action={<Button>Retry</Button>}
    />
  ),
  'What could not be read': (
    <UnreadableIssues
      issues={[{ path: 'data[2].price', code: 'invalid_type', message: 'must be a number or its text' }]}
    />
  ),
}
