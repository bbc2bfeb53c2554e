import { ListPage } from '@console/shared/list'
import { ArticleList } from './article-list.tsx'

export function ArticleListPage() {
  return (
    <ListPage
      title="Grammar & essays"
      description="Articles that learners read: grammar, writing tips and example essays."
      of="articles"
    >
      <ArticleList />
    </ListPage>
  )
}
