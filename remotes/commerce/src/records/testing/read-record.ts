import { keepingWire } from '@console/shared/http/wire'
import type * as z from 'zod/mini'

/** A record with the received value, as it is read before a write. */
export async function readRecord<Entity>(schema: z.ZodMiniType<Entity>, wire: object): Promise<Entity> {
  const result = await keepingWire(schema)['~standard'].validate(wire)
  if (result.issues !== undefined) throw new Error(JSON.stringify(result.issues))
  return result.value
}
