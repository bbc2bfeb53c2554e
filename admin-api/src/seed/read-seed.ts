import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const root = new URL('../../seed/', import.meta.url)

/**
 * A file of `admin-api/seed/`, parsed. Throws an Error that names the file and the place in it: what is there is written by hand.
 */
export function readSeed<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.output<Schema> {
  const text = readFileSync(new URL(file, root), 'utf8')
  const parsed = z.safeParse(schema, parseJson(file, text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`seed/${file} → ${z.core.toDotPath(issue?.path ?? [])}: ${issue?.message}`)
}

/** Every file of a folder, in the order of their names. */
export const readSeedFolder = <Schema extends z.ZodMiniType>(
  folder: string,
  schema: Schema,
): z.output<Schema>[] =>
  readdirSync(new URL(`${folder}/`, root))
    .toSorted()
    .map((name) => readSeed(`${folder}/${name}`, schema))

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`seed/${file} is not JSON: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}
