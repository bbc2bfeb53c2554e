import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { remoteContractSchema, shellContractSchema } from './contract.schema.ts'
import {
  builtRemoteSchema,
  builtShellSchema,
  releasePointerSchema,
  releaseRecordSchema,
} from './release.schema.ts'

/** As builds and command lines of then wrote them. What is written in another way gets a sample of its own; none is changed. */
const samples: [file: string, schema: z.ZodMiniType][] = [
  ['remote.1', builtRemoteSchema],
  ['uses.1', remoteContractSchema],
  ['shell.1', builtShellSchema],
  ['gives.1', shellContractSchema],
  ['pointer.1', releasePointerSchema],
  ['pointer.2', releasePointerSchema],
  ['record.1', releaseRecordSchema],
]

test.each(samples)('%s is read, and nothing of it is lost', async (name, schema) => {
  const text = await readFile(join(import.meta.dirname, 'samples', `${name}.json`), 'utf8')
  const sample: unknown = JSON.parse(text)
  expect(schema.parse(sample)).toEqual(sample)
})

test('What a later build adds to what it wrote does not keep it from being read', async () => {
  const text = await readFile(join(import.meta.dirname, 'samples', 'pointer.2.json'), 'utf8')
  const later = JSON.parse(text, (_key, value) =>
    value !== null && typeof value === 'object' && !Array.isArray(value) && 'name' in value
      ? { ...value, later: { than: 'today' } }
      : value,
  )
  expect(releasePointerSchema.safeParse(later).success).toBe(true)
})
