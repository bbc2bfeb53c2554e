import { drawerWidths } from '@console/shared/theme'
import { useLastShown } from '@console/shared/ui/last-shown'
import { Button, Drawer } from 'antd'
import { Link } from 'react-router'
import { mockPaths } from '../navigation/paths.ts'
import { HealthHistory } from '../versions/health-history.tsx'
import { type CheckedMock, isOnDevice } from './checked-mock.ts'
import { IssueList } from './issue-list.tsx'

type IssueDrawerProps = {
  mock: CheckedMock | null
  /** The next mock with issues; null after the last. */
  next: CheckedMock | null
  onNext(mock: CheckedMock): void
  onClose(): void
}

/** The issues of one mock, with a button to the next. */
export function IssueDrawer({ mock, next, onNext, onClose }: IssueDrawerProps) {
  const shown = useLastShown(mock)
  return (
    <Drawer
      open={mock !== null}
      onClose={onClose}
      title={shown?.name}
      size={drawerWidths.narrow}
      extra={shown !== null && <Link to={mockPaths[shown.section].toEditor(shown.key)}>Edit</Link>}
      footer={
        next === null ? (
          'No other mock below has problems.'
        ) : (
          <Button onClick={() => onNext(next)}>Next mock with problems</Button>
        )
      }
    >
      {shown !== null && !isOnDevice(shown) && (
        <HealthHistory mock={{ section: shown.section, id: shown.key }} />
      )}
      {shown !== null && <IssueList mock={shown} />}
    </Drawer>
  )
}
