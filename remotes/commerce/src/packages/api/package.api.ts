import type { ApiClient } from '@console/shared/http'
import { recordListSchema } from '@console/shared/http/record-list'
import { type PackagePayload, packageSchema } from '@console/shared/schemas/package'
import * as z from 'zod/mini'

const packageListSchema = recordListSchema(packageSchema)

/** The specification promises no more of a write's answer than the envelope. */
const written = z.unknown()

export const fetchPackages = (api: ApiClient, signal?: AbortSignal) =>
  api.request({ path: 'packages', schema: packageListSchema, signal })

export const createPackage = (api: ApiClient, body: PackagePayload) =>
  api.request({ method: 'POST', path: 'packages', body, schema: written })

export const updatePackage = (api: ApiClient, id: number, body: PackagePayload) =>
  api.request({ method: 'PUT', path: `packages/${id}`, body, schema: written })

/** Outlives the page: an undoable delete may be sent while it goes away. */
export const deletePackage = (api: ApiClient, id: number) =>
  api.request({ method: 'DELETE', path: `packages/${id}`, schema: written, keepalive: true })
