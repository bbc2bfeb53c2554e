import { ListPage } from '@console/shared/list'
import type { ServedSection } from '../api/mock.api.ts'
import { sectionTexts } from './list-texts.ts'
import { MockList } from './mock-list.tsx'
import { NewMock } from './new-mock.tsx'

export function MockListPage({ section }: { section: ServedSection }) {
  const { title, description } = sectionTexts[section]
  return (
    <ListPage
      title={title}
      description={description}
      of={`${section} mocks`}
      actions={<NewMock section={section} />}
    >
      <MockList section={section} />
    </ListPage>
  )
}
