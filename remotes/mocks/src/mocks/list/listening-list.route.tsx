import { platformContext } from '@console/shared/platform-context'
import type { ScreenHandle } from '@console/shared/screen-handle'
import { untilSkeleton } from '@console/shared/ui/pending'
import type { LoaderFunctionArgs } from 'react-router'
import { mockQueries } from '../api/mock.queries.ts'
import { MockListPage } from './mock-list-page.tsx'
import { sectionTexts } from './section-texts.ts'

export const handle: ScreenHandle = { title: sectionTexts.listening.title }

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(platformContext)
  await untilSkeleton(queryClient.query({ ...mockQueries(api).list('listening'), staleTime: 'static' }))
  return null
}

export function Component() {
  return <MockListPage section="listening" />
}
