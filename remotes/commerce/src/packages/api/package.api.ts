import type { ApiClient, WriteGuard } from '@console/shared/http'
import type { RecordId } from '@console/shared/http/record-list'
import { recordListSchema } from '@console/shared/http/record-list'
import { deletedSchema, writeResultSchema } from '@console/shared/http/write-result'
import { packageSchema } from '@console/shared/schemas/package'
import type { JsonObject } from '@console/values/json/json-document'

export const packageListRequest = { path: 'packages', schema: recordListSchema(packageSchema) }

const writtenPackage = writeResultSchema(packageSchema)

export const fetchPackageList = (api: ApiClient) => api.request(packageListRequest)

/** Those that can be read. */
export const fetchPackages = async (api: ApiClient) => (await fetchPackageList(api)).records

export const createPackage = (api: ApiClient, body: JsonObject, guard?: WriteGuard) =>
  api.request({ method: 'POST', path: 'packages', body, schema: writtenPackage, ...guard })

export const updatePackage = (api: ApiClient, id: RecordId, body: JsonObject, guard?: WriteGuard) =>
  api.request({ method: 'PUT', path: `packages/${id}`, body, schema: writtenPackage, ...guard })

/** Outlives the page: an undoable delete may be sent while it goes away. */
export const deletePackage = (api: ApiClient, id: RecordId, guard?: WriteGuard) =>
  api.request({ method: 'DELETE', path: `packages/${id}`, schema: deletedSchema, keepalive: true, ...guard })
