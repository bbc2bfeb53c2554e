import { packageListSchema, packagePayloadSchema, packageSchema } from '@console/shared/schemas/package'
import * as z from 'zod/mini'
import { type ApiRoute, staffRoute, staffWriteRoute } from '../http/api-route.ts'
import type { PackageStore } from './package-store.ts'

export function buildPackageRoutes(store: PackageStore): ApiRoute[] {
  const subject = 'package'
  return [
    staffRoute({
      method: 'GET',
      path: '/packages',
      summary: 'All packages, newest first',
      subject,
      answer: packageListSchema,
      message: 'Packages',
      handle: () => store.list(),
    }),
    staffRoute({
      method: 'GET',
      path: '/packages/{id}',
      summary: 'One package',
      subject,
      answer: packageSchema,
      message: 'Package',
      handle: ({ id }) => store.find(id),
    }),
    staffWriteRoute({
      method: 'POST',
      path: '/packages',
      summary: 'Create a package',
      subject,
      body: packagePayloadSchema,
      answer: packageSchema,
      message: 'Package created',
      handle: ({ body, staff }) => store.create(body, staff.name),
    }),
    staffWriteRoute({
      method: 'PUT',
      path: '/packages/{id}',
      summary: 'Replace a package',
      subject,
      body: packagePayloadSchema,
      answer: packageSchema,
      message: 'Package saved',
      handle: ({ id, body, staff }) => store.update(id, body, staff.name),
    }),
    staffRoute({
      method: 'DELETE',
      path: '/packages/{id}',
      summary: 'Delete a package',
      subject,
      answer: z.null(),
      message: 'Package deleted',
      handle: async ({ id }) => {
        await store.remove(id)
        return null
      },
    }),
  ]
}
