import { isHttpError, isNetworkError } from '@console/shared/errors'
import type { ApiClient, Versioned } from '@console/shared/http'
import type { RecordId } from '@console/shared/http/record-list'
import { assertReadable, type ReadList } from '@console/shared/http/record-list'
import { keepingWire } from '@console/shared/http/wire'
import { isMissingCall, isTemporaryFailure, noteMissingCall } from '@console/shared/missing-calls'
import { type Package, packageSchema } from '@console/shared/schemas/package'
import { fetchPackageList } from './package.api.ts'

/** A server may only have a call for all packages, as in SPEC §7. */
const single = 'GET packages/{id}'

/** Servers that have answered the call for one package. */
const offering = new WeakSet<ApiClient>()

/** A server that is not known yet gets one such request at a time. */
let turn: Promise<unknown> = Promise.resolve()

/** `list` is what was read to find out whether the call exists. */
type Single = { found: Versioned<Package> | null; list: ReadList<Package> | null }

/** The package by a call that the specification does not name; null where it brings none. */
export const findSingle = async (api: ApiClient, id: RecordId) => (await askForSingle(api, id)).found

function askForSingle(api: ApiClient, id: RecordId): Promise<Single> {
  if (offering.has(api)) return ask(api, id)
  const asked = turn.then(() => ask(api, id))
  turn = asked.catch(() => undefined)
  return asked
}

async function ask(api: ApiClient, id: RecordId): Promise<Single> {
  if (isMissingCall(single)) return { found: null, list: null }
  try {
    const schema = keepingWire(packageSchema)
    const found = await api.requestWithVersion({ path: `packages/${id}`, schema })
    offering.add(api)
    return { found, list: null }
  } catch (error) {
    if (isNetworkError(error) || (isHttpError(error) && [401, 429].includes(error.status))) throw error
    if (isTemporaryFailure(error)) return { found: null, list: null }
    const list = await fetchPackageList(api)
    if (list.records.some((record) => record.id === id)) noteMissingCall(single)
    return { found: null, list }
  }
}

/** One reading of the list serves so many of its packages that about as many rows are read for each. */
const rowsForEach = 50

/**
 * Finds packages in what the server has now, one after another; null for one that is gone. Throws for one that cannot be read.
 * Where the list is all there is, it is read again after every fiftieth part of its packages.
 */
export function beginFinding(api: ApiClient): (id: RecordId) => Promise<Versioned<Package> | null> {
  let read: { list: ReadList<Package>; left: number } | null = null
  return async (id) => {
    const { found, list } = await askForSingle(api, id)
    if (found !== null) return found
    if (list !== null || read === null || read.left < 1) {
      const whole: ReadList<Package> = list ?? (await fetchPackageList(api))
      read = { list: whole, left: whole.records.length / rowsForEach }
    }
    read.left -= 1
    const value = read.list.records.find((record) => record.id === id)
    if (value !== undefined) return { value, version: null }
    assertReadable(read.list, id, 'packages')
    return null
  }
}
