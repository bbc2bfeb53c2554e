import { ListPage } from '@console/shared/list'
import type { ServedSection } from '../api/mock.api.ts'
import { MockList } from './mock-list.tsx'
import { NewMock } from './new-mock.tsx'
import { sectionTexts } from './section-texts.ts'

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
