import { type PackagePayload, packagePayloadSchema } from '@console/shared/schemas/package'
import * as z from 'zod/mini'
import { readSeed } from './read-seed.ts'

/** Coins open mock tests; gems pay for feedback by a person, which is why they cost more. */
export const readSeedPackages = (): PackagePayload[] =>
  readSeed('packages.json', z.array(packagePayloadSchema))

export const readSeedBooks = (): { title: string }[] =>
  readSeed('books.json', z.array(z.strictObject({ title: z.string() })))
