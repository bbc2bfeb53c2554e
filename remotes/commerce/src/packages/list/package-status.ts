import { buildStatusResource, type StatusResource } from '@console/shared/changes/status-change'
import type { Platform } from '@console/shared/platform'
import { fetchLatest } from '@console/shared/query/list-query'
import type { Package } from '@console/shared/schemas/package'
import { allPackages, packageQueries } from '../api/package.queries.ts'

export const toStatusResource = (platform: Platform): StatusResource<Package> =>
  buildStatusResource({
    nameOf: ({ name }) => name,
    invalidates: [allPackages],
    rows: {
      fetchList: fetchLatest(packageQueries(platform.api).list()),
      read: ({ status }) => ({ status }),
    },
    begin: async (change, from) => {
      const { beginPackageChange } = await import(/* webpackChunkName: "changes" */ './package-change.ts')
      return beginPackageChange(platform, change, from)
    },
  })
