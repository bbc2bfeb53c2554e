import type { ApiClient } from '@console/shared/http'
import { recordListSchema } from '@console/shared/http/record-list'
import { deletedSchema, writtenSchema } from '@console/shared/http/written'
import { type PackagePayload, packageSchema } from '@console/shared/schemas/package'

const packageListSchema = recordListSchema(packageSchema)

const writtenPackage = writtenSchema(packageSchema)

export const fetchPackages = (api: ApiClient, signal?: AbortSignal) =>
  api.request({ path: 'packages', schema: packageListSchema, signal })

export const createPackage = (api: ApiClient, body: PackagePayload) =>
  api.request({ method: 'POST', path: 'packages', body, schema: writtenPackage })

export const updatePackage = (api: ApiClient, id: number, body: PackagePayload) =>
  api.request({ method: 'PUT', path: `packages/${id}`, body, schema: writtenPackage })

/** Outlives the page: an undoable delete may be sent while it goes away. */
export const deletePackage = (api: ApiClient, id: number) =>
  api.request({ method: 'DELETE', path: `packages/${id}`, schema: deletedSchema, keepalive: true })
