import type { ApiClient } from '@console/shared/http'
import { recordListSchema, refuseUnreadable } from '@console/shared/http/record-list'
import { deletedSchema, writtenSchema } from '@console/shared/http/written'
import { type Package, type PackagePayload, packageSchema } from '@console/shared/schemas/package'

const packageListSchema = recordListSchema(packageSchema)

const writtenPackage = writtenSchema(packageSchema)

export const fetchPackageList = (api: ApiClient, signal?: AbortSignal) =>
  api.request({ path: 'packages', schema: packageListSchema, signal })

/** Those that can be read. */
export const fetchPackages = async (api: ApiClient) => (await fetchPackageList(api)).records

/** Finds a package in what the server has now, which has no call for one alone. Throws for one that cannot be read. */
export async function beginFinding(api: ApiClient): Promise<(id: number) => Package | null> {
  const list = await fetchPackageList(api)
  const found = new Map(list.records.map((record) => [record.id, record]))
  return (id) => {
    const record = found.get(id)
    if (record === undefined) refuseUnreadable(list, id, 'packages')
    return record ?? null
  }
}

export const createPackage = (api: ApiClient, body: PackagePayload) =>
  api.request({ method: 'POST', path: 'packages', body, schema: writtenPackage })

export const updatePackage = (api: ApiClient, id: number, body: PackagePayload) =>
  api.request({ method: 'PUT', path: `packages/${id}`, body, schema: writtenPackage })

/** Outlives the page: an undoable delete may be sent while it goes away. */
export const deletePackage = (api: ApiClient, id: number) =>
  api.request({ method: 'DELETE', path: `packages/${id}`, schema: deletedSchema, keepalive: true })
