import { ListPage } from '@console/shared/list'
import { HealthList } from './health-list.tsx'
import type { KeptMock } from './kept-mocks.ts'

export function HealthPage({ kept }: { kept: readonly KeptMock[] }) {
  return (
    <ListPage
      title="Health of all mocks"
      description="What the checks find in the mocks of every section."
      of="mocks"
    >
      <HealthList kept={kept} />
    </ListPage>
  )
}
