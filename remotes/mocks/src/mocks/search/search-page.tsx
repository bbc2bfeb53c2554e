import { ListPage } from '@console/shared/list'
import { SearchPanel } from './search-panel.tsx'

export const SearchPage = () => (
  <ListPage
    title="Search in all mocks"
    description="Finds words in the passages, questions, options, answers, details, transcripts and explanations of every mock."
    of="mocks"
  >
    <SearchPanel />
  </ListPage>
)
