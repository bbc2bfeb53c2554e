import { ListPage } from '@console/shared/list'
import { platformContext } from '@console/shared/platform-context'
import type { ScreenHandle } from '@console/shared/screen-handle'
import { untilSkeleton } from '@console/shared/ui/pending'
import type { LoaderFunctionArgs } from 'react-router'
import type { ServedSection } from '../api/mock.api.ts'
import { mockQueries } from '../api/mock.queries.ts'
import { sectionTexts } from './list-texts.ts'
import { MockList } from './mock-list.tsx'
import { NewMock } from './new-mock.tsx'

export function buildListRoute(section: ServedSection) {
  const handle: ScreenHandle = { title: sectionTexts[section].title }
  return {
    handle,
    async loader({ context }: LoaderFunctionArgs) {
      const { api, queryClient } = context.get(platformContext)
      await untilSkeleton(queryClient.query({ ...mockQueries(api).list(section), staleTime: 'static' }))
      return null
    },
    // biome-ignore lint/correctness/noComponentHookFactories: a route builds its own once, when its module loads
    Component: () => <MockListPage section={section} />,
  }
}

function MockListPage({ section }: { section: ServedSection }) {
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
