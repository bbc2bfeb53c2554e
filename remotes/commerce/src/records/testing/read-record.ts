import { keepingWire } from '@console/shared/http/wire'
import type * as z from 'zod/mini'

/** As a record is read for a write: with what it was read from. */
export async function readRecord<Entity>(schema: z.ZodMiniType<Entity>, wire: object): Promise<Entity> {
  const result = await keepingWire(schema)['~standard'].validate(wire)
  if (result.issues !== undefined) throw new Error(JSON.stringify(result.issues))
  return result.value
}
