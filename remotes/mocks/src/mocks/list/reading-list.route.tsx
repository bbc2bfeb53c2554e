import { platformContext } from '@console/shared/platform-context'
import type { ScreenHandle } from '@console/shared/screen-handle'
import type { LoaderFunctionArgs } from 'react-router'
import { mockQueries } from '../api/mock.queries.ts'
import { MockListPage } from './mock-list-page.tsx'
import { sectionTexts } from './section-texts.ts'

export const handle: ScreenHandle = { title: sectionTexts.reading.title }

/** Starts the request and does not wait for it (SPEC §2); a failure is thrown by the list, which reads the query. */
export function loader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(platformContext)
  queryClient.query({ ...mockQueries(api).list('reading'), staleTime: 'static' }).catch(() => undefined)
  return null
}

export function Component() {
  return <MockListPage section="reading" />
}
