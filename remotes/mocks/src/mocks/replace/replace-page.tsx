import { ListPage } from '@console/shared/list'
import { ReplacePanel } from './replace-panel.tsx'

export const ReplacePage = () => (
  <ListPage
    title="Replace words in all mocks"
    description="Puts other words in the place of those that are found. Nothing changes before you have seen it."
    of="mocks"
  >
    <ReplacePanel />
  </ListPage>
)
