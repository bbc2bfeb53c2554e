import { isHttpError } from '../errors/errors.ts'
import type { ApiClient, ApiRequest, Versioned } from './api-client.ts'
import { keepingWire } from './wire.ts'

/** The record as the server has it now, with its wire; null when there is none, because it was deleted or never was. */
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
