import { platformContext } from '@console/shared/platform-context'
import type { ScreenHandle } from '@console/shared/screen-handle'
import { untilSkeleton } from '@console/shared/ui/pending'
import type { LoaderFunctionArgs } from 'react-router'
import { packageQueries } from '../api/package.queries.ts'
import { PackageListPage } from './package-list-page.tsx'

export const handle: ScreenHandle = { title: 'Packages' }

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(platformContext)
  await untilSkeleton(queryClient.query({ ...packageQueries(api).list(), staleTime: 'static' }))
  return null
}

export function Component() {
  return <PackageListPage />
}
