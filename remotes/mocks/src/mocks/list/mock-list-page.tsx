import { ListSkeleton } from '@console/shared/ui/list-skeleton'
import { Page } from '@console/shared/ui/page'
import { Suspense } from 'react'
import { type ServedSection, sectionTexts } from '../mock-section.ts'
import { MockList } from './mock-list.tsx'

export function MockListPage({ section }: { section: ServedSection }) {
  const { title, description } = sectionTexts[section]
  return (
    <Page title={title} description={description}>
      <Suspense fallback={<ListSkeleton of={`${section} mocks`} />}>
        <MockList section={section} />
      </Suspense>
    </Page>
  )
}
