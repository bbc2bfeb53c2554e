import type { Deletion } from '@console/shared/deletion'
import type { ApiClient } from '@console/shared/http'
import { fetchLatest, listQuery } from '@console/shared/query/list-query'
import type { Package } from '@console/shared/schemas/package'
import { mutationOptions } from '@tanstack/react-query'
import type { SaveCommand } from '../../records/form/record-resource.ts'
import { createPackage, deletePackage, packageListRequest, updatePackage } from './package.api.ts'

export const allPackages = ['packages'] as const

export const packageQueries = (api: ApiClient) => ({
  list: () => listQuery(api, [...allPackages, 'list'], packageListRequest),
})

/** A failure is shown in the form. */
export const packageMutations = (api: ApiClient) => ({
  save: () =>
    mutationOptions({
      mutationFn: ({ id, payload, guard }: SaveCommand) =>
        id === null ? createPackage(api, payload, guard) : updatePackage(api, id, payload, guard),
      meta: { invalidates: [allPackages], showsOwnErrors: true },
    }),
})

/** For `deleteUndoably`. */
export const packageDeletion = (api: ApiClient, { id, name }: Package): Deletion => ({
  entity: 'packages',
  id,
  name,
  readVersion: async () => {
    const { findSingle } = await import(/* webpackChunkName: "changes" */ './find-package.ts')
    return (await findSingle(api, id))?.version ?? null
  },
  remove: (guard) => deletePackage(api, id, guard),
  fetchList: fetchLatest(packageQueries(api).list()),
  invalidates: [allPackages],
})
