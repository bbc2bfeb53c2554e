import { isHttpError } from '../errors/errors.ts'
import type { ApiClient, ApiRequest, Versioned } from './api-client.ts'
import { keepingWire } from './wire.ts'

/** Fetches a record's current state, with its wire value; null if it does not exist (any more). */
export async function findRecord<Entity>(
  api: ApiClient,
  request: ApiRequest<Entity>,
): Promise<Versioned<Entity> | null> {
  try {
    return await api.requestWithVersion({ ...request, schema: keepingWire(request.schema) })
  } catch (error) {
    if (isHttpError(error) && error.status === 404) return null
    throw error
  }
}
