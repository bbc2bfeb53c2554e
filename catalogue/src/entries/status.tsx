import { RelativeTime } from '@console/shared/ui/relative-time'
import { PublicationDot, StatusDot } from '@console/shared/ui/status-dot'

export const states = {
  'Of a record': (
    <>
      <PublicationDot status="published" /> <PublicationDot status="draft" />{' '}
      <PublicationDot status="archived" />
    </>
  ),
  'Other words': (
    <>
      <StatusDot tone="ok">Done</StatusDot> <StatusDot tone="warn">No answer</StatusDot>{' '}
      <StatusDot tone="danger">Refused</StatusDot> <StatusDot tone="accent">In progress</StatusDot>{' '}
      <StatusDot tone="quiet">Not started</StatusDot>
    </>
  ),
  'A time': <RelativeTime at="2020-05-01T10:00:00Z" />,
  'A time that cannot be read': <RelativeTime at="soon" />,
}
