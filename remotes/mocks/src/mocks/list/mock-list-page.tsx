import { ListPage } from '@console/shared/list'
import { type ServedSection, sectionTexts } from '../mock-section.ts'
import { MockList } from './mock-list.tsx'

export function MockListPage({ section }: { section: ServedSection }) {
  const { title, description } = sectionTexts[section]
  return (
    <ListPage title={title} description={description} of={`${section} mocks`}>
      <MockList section={section} />
    </ListPage>
  )
}
