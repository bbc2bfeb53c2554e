import type { Deletion } from '@console/shared/deletion'
import type { ApiClient } from '@console/shared/http'
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
      mutationFn: (payload: PackagePayload) => createPackage(api, payload),
      meta: { invalidates: [allPackages], showsOwnErrors: true },
    }),
  update: () =>
    mutationOptions({
      mutationFn: ({ id, payload }: { id: number; payload: PackagePayload }) =>
        updatePackage(api, id, payload),
      meta: { invalidates: [allPackages], showsOwnErrors: true },
    }),
})

/** For `deleteUndoably`. */
export const packageDeletion = (api: ApiClient, { id, name }: Package): Deletion => ({
  entity: 'packages',
  id,
  name,
  remove: () => deletePackage(api, id),
  invalidates: [allPackages],
})
