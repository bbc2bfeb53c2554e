import { ListSkeleton } from '@console/shared/ui/list-skeleton'
import { Page } from '@console/shared/ui/page'
import { Suspense } from 'react'
import { ArticleList } from './article-list.tsx'

export function ArticleListPage() {
  return (
    <Page
      title="Grammar & essays"
      description="Articles that learners read: grammar, writing tips and example essays."
    >
      <Suspense fallback={<ListSkeleton of="articles" />}>
        <ArticleList />
      </Suspense>
    </Page>
  )
}
