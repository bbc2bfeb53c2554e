import type { Deletion } from '@console/shared/deletion'
import type { ApiClient, WriteGuard } from '@console/shared/http'
import type { Package, PackagePayload } from '@console/shared/schemas/package'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { createPackage, deletePackage, fetchPackageList, updatePackage } from './package.api.ts'

export const allPackages = ['packages'] as const

export const packageQueries = (api: ApiClient) => ({
  list: () =>
    queryOptions({
      queryKey: [...allPackages, 'list'],
      queryFn: ({ signal }) => fetchPackageList(api, signal),
    }),
})

/** Each one's failure is shown in the form. */
export const packageMutations = (api: ApiClient) => ({
  create: () =>
    mutationOptions({
      mutationFn: ({ payload, guard }: { payload: PackagePayload; guard: WriteGuard }) =>
        createPackage(api, payload, guard),
      meta: { invalidates: [allPackages], showsOwnErrors: true },
    }),
  update: () =>
    mutationOptions({
      mutationFn: ({ id, payload, guard }: { id: number; payload: PackagePayload; guard: WriteGuard }) =>
        updatePackage(api, id, payload, guard),
      meta: { invalidates: [allPackages], showsOwnErrors: true },
    }),
})

/** For `deleteUndoably`. */
export const packageDeletion = (api: ApiClient, { id, name }: Package): Deletion => ({
  entity: 'packages',
  id,
  name,
  readVersion: async () => {
    const { findSingle } = await import('./find-package.ts')
    return (await findSingle(api, id))?.version ?? null
  },
  remove: (guard) => deletePackage(api, id, guard),
  invalidates: [allPackages],
})
