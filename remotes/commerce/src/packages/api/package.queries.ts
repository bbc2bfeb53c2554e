import type { Deletion } from '@console/shared/deletion'
import type { Restorer } from '@console/shared/deletion/restore'
import type { ApiClient } from '@console/shared/http'
import { readWire } from '@console/shared/http/wire'
import type { Platform } from '@console/shared/platform'
import { fetchLatest, listQuery } from '@console/shared/query/list-query'
import { type Package, packagePayloadSchema } from '@console/shared/schemas/package'
import { mutationOptions } from '@tanstack/react-query'
import { packagesPath, toPackagePath } from '../../navigation/paths.ts'
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
export const packageDeletion = (
  { api, settings }: Pick<Platform, 'api' | 'settings'>,
  record: Package,
): Deletion => ({
  entity: 'packages',
  id: record.id,
  name: record.name,
  kept: {
    // A server built from the specification returns no currency, but requires one.
    readBody: async () => ({ currency: settings.defaultCurrency, ...readWire(record, packagePayloadSchema) }),
    list: packagesPath,
  },
  readVersion: async () => {
    const { findSingle } = await import(/* webpackChunkName: "changes" */ './find-package.ts')
    return (await findSingle(api, record.id))?.version ?? null
  },
  remove: (guard) => deletePackage(api, record.id, guard),
  fetchList: fetchLatest(packageQueries(api).list()),
  invalidates: [allPackages],
})

/** For `RecordList`. */
export const packageRestorer = (api: ApiClient): Restorer => ({
  create: (body, guard) => createPackage(api, body, guard),
  fetchList: fetchLatest(packageQueries(api).list()),
  toPath: toPackagePath,
  invalidates: [allPackages],
})
