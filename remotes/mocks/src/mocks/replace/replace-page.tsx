import { ListPage } from '@console/shared/list'
import { ReplacePanel } from './replace-panel.tsx'

export const ReplacePage = () => (
  <ListPage
    title="Replace words in all mocks"
    description="Replaces the words that are found with others. Nothing changes until you have seen it."
    of="mocks"
  >
    <ReplacePanel />
  </ListPage>
)
