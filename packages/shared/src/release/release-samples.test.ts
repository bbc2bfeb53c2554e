import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { remoteContractSchema, shellContractSchema } from './contract.schema.ts'
import { releaseIndexSchema, releasePointerSchema, toReleaseFileAddress } from './pointer.schema.ts'
import {
  builtRemoteSchema,
  builtShellSchema,
  recordedRemoteSchema,
  releaseRecordSchema,
  toReleasedRemote,
} from './release.schema.ts'
import { releasedRemoteSchema } from './released-remote.schema.ts'
import { remoteDetailsSchema } from './remote-details.schema.ts'
import { wholePointerSchema } from './whole-pointer.schema.ts'

/** As builds and command lines write them today. */
const samples: [file: string, schema: z.ZodMiniType][] = [
  ['remote.2', builtRemoteSchema],
  ['uses.2', remoteContractSchema],
  ['shell.2', builtShellSchema],
  ['gives.2', shellContractSchema],
  ['pointer.4', wholePointerSchema],
  ['pointer.3', releasePointerSchema],
  ['index.2', releaseIndexSchema],
  ['details.2', remoteDetailsSchema],
  ['record.2', releaseRecordSchema],
]

/** As they were written then: a change of format adds a sample, and existing ones are never edited. */
const older: typeof samples = [
  ['remote.1', builtRemoteSchema],
  ['uses.1', remoteContractSchema],
  ['shell.1', builtShellSchema],
  ['gives.1', shellContractSchema],
  ['pointer.1', wholePointerSchema],
  ['pointer.2', wholePointerSchema],
  ['index.1', releaseIndexSchema],
  ['details.1', remoteDetailsSchema],
  ['record.1', releaseRecordSchema],
]

const readSample = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(import.meta.dirname, 'samples', `${name}.json`), 'utf8'))

test.each(samples)('reads %s without losing anything', async (name, schema) => {
  const sample = await readSample(name)
  expect(schema.parse(sample)).toEqual(sample)
})

test.each(older)('still reads %s', async (name, schema) => {
  expect(schema.safeParse(await readSample(name)).error).toBeUndefined()
})

test('ignores fields that a later build adds', async () => {
  const text = await readFile(join(import.meta.dirname, 'samples', 'pointer.2.json'), 'utf8')
  const later = JSON.parse(text, (_key, value) =>
    value !== null && typeof value === 'object' && !Array.isArray(value) && 'name' in value
      ? { ...value, later: { than: 'today' } }
      : value,
  )
  expect(wholePointerSchema.safeParse(later).success).toBe(true)
})

test('the address of a release file follows from its integrity, and the pointer accepts it', () => {
  const integrity = `sha384-+/${'a'.repeat(62)}`
  const address = toReleaseFileAddress('r-0123456789ab', integrity)
  expect(address).toBe(`/releases/r-0123456789ab.-_${'a'.repeat(14)}.json`)
  expect(releasePointerSchema.shape.release.shape.index.parse({ address, integrity })).toBeDefined()
})

test('the shell keeps all recorded fields of a remote except its screens and their files', async () => {
  const [recorded] = releaseRecordSchema.parse(await readSample('record.2')).remotes
  const { screens, screenAssets, manifest, ...kept } = recordedRemoteSchema.parse(recorded)
  const { code, ...announced } = releasedRemoteSchema.parse(
    toReleasedRemote({ ...kept, screens, screenAssets, manifest }),
  )
  expect({ ...announced, ...code }).toEqual(kept)
})
