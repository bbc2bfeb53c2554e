import type { ApiClient } from '@console/shared/http'
import type { PackagePayload } from '@console/shared/schemas/package'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { createPackage, deletePackage, fetchPackages, updatePackage } from './package.api.ts'

const allPackages = ['packages'] as const

export const packageQueries = (api: ApiClient) => ({
  list: () =>
    queryOptions({
      queryKey: [...allPackages, 'list'],
      queryFn: ({ signal }) => fetchPackages(api, signal),
    }),
})

/** Each one's failure is shown where it was asked for: in the form, or in the question before deleting. */
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
  remove: () =>
    mutationOptions({
      mutationFn: (id: number) => deletePackage(api, id),
      meta: { invalidates: [allPackages], showsOwnErrors: true },
    }),
})
