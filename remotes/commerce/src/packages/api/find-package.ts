import { isHttpError, isNetworkError } from '@console/shared/errors'
import type { ApiClient, Versioned } from '@console/shared/http'
import { type ReadList, refuseUnreadable } from '@console/shared/http/record-list'
import { type Package, packageSchema } from '@console/shared/schemas/package'
import { fetchPackageList } from './package.api.ts'

/** Servers that turned out to answer for all packages at once only, as SPEC §7 has it. */
const withoutSingle = new WeakSet<ApiClient>()

/** The package by a call that the specification does not name; null where it brings none. */
export async function findSingle(api: ApiClient, id: number): Promise<Versioned<Package> | null> {
  if (withoutSingle.has(api)) return null
  try {
    return await api.requestWithVersion({ path: `packages/${id}`, schema: packageSchema })
  } catch (error) {
    if (isNetworkError(error) || (isHttpError(error) && error.status === 401)) throw error
    return null
  }
}

/** One reading of the list serves so many of its packages that about as many rows are read for each. */
const rowsForEach = 50

/**
 * Finds packages in what the server has now, one after another; null for one that is gone. Throws for one that cannot be read.
 * Where the list is all there is, it is read again after every fiftieth part of its packages.
 */
export function beginFinding(api: ApiClient): (id: number) => Promise<Versioned<Package> | null> {
  let read: { list: ReadList<Package>; left: number } | null = null
  return async (id) => {
    const single = await findSingle(api, id)
    if (single !== null) return single
    if (read === null || read.left < 1) {
      const list = await fetchPackageList(api)
      read = { list, left: list.records.length / rowsForEach }
    }
    read.left -= 1
    const value = read.list.records.find((record) => record.id === id)
    if (value === undefined) {
      refuseUnreadable(read.list, id, 'packages')
      return null
    }
    withoutSingle.add(api)
    return { value, version: null }
  }
}
