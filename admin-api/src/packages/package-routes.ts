import { packageListSchema, packagePayloadSchema, packageSchema } from '@console/shared/schemas/package'
import type { Services } from '../database/services.ts'
import type { ApiRoute } from '../http/api-route.ts'
import { shortRecordShape } from '../http/body-shape.ts'
import { buildRecordRoutes } from '../records/record-routes.ts'
import { createPackageStore, packageChangeSchema } from './package-store.ts'

export function buildPackageRoutes(services: Services): ApiRoute[] {
  const collection = '/packages'
  const member = '/packages/{id}'
  return buildRecordRoutes(
    {
      subject: 'package',
      permission: 'packages.manage',
      open: (database) => createPackageStore(database, services.now),
      body: packagePayloadSchema,
      change: packageChangeSchema,
      shape: shortRecordShape,
      answer: packageSchema,
      listAnswer: packageListSchema,
      calls: {
        list: { path: collection, summary: 'All packages, newest first', message: 'Packages' },
        find: { path: member, summary: 'One package', message: 'Package' },
        create: { path: collection, summary: 'Create a package', message: 'Package created' },
        update: { path: member, summary: 'Replace a package', message: 'Package saved' },
        remove: { path: member, summary: 'Delete a package', message: 'Package deleted' },
      },
    },
    services,
  )
}
