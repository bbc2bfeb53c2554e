import { platformContext } from '@console/shared/platform-context'
import type { ScreenHandle } from '@console/shared/screen-handle'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { toSpeakingDrafts } from './speaking-drafts.ts'
import { SpeakingListPage } from './speaking-list-page.tsx'

export const handle: ScreenHandle = { title: 'Speaking mocks' }

/** Asks the server for nothing (SPEC §2): speaking mocks are kept on this device. */
export async function loader({ context }: LoaderFunctionArgs) {
  return toSpeakingDrafts(await context.get(platformContext).drafts.list())
}

export function Component() {
  return <SpeakingListPage drafts={useLoaderData<typeof loader>()} />
}
