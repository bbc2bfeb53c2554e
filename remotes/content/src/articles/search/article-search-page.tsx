import { ListPage } from '@console/shared/list'
import { ArticleSearchPanel } from './article-search-panel.tsx'

export const ArticleSearchPage = () => (
  <ListPage
    title="Search in all articles"
    description="Finds words in the titles, paragraphs, lists and tables of every article."
    of="articles"
  >
    <ArticleSearchPanel />
  </ListPage>
)
