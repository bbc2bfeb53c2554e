import { platformContext } from '@console/shared/platform-context'
import { fetchLatest } from '@console/shared/query/list-query'
import type { ScreenHandle } from '@console/shared/screen-handle'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { mockQueries } from '../api/mock.queries.ts'
import { toSpeakingDrafts } from '../sections/speaking/speaking-drafts.ts'
import { SpeakingListPage } from './speaking-list-page.tsx'

export const handle: ScreenHandle = { title: 'Speaking mocks' }

/** Speaking mocks are kept on this device, so nothing is requested unless the server has them too (SPEC §2). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, drafts, queryClient, settings } = context.get(platformContext)
  const served = settings.features.speakingApi
    ? await fetchLatest(mockQueries(api).list('speaking'))(queryClient)
    : null
  return { served, drafts: toSpeakingDrafts(await drafts.list()) }
}

export function Component() {
  return <SpeakingListPage {...useLoaderData<typeof loader>()} />
}
