import * as z from 'zod/mini'
import { ReleaseError } from '../../errors/release-error.ts'
import { readJsonFile } from '../site/read-json-file.ts'
import type { Difference } from './list-differences.ts'

const rule = z.optional(z.enum(['allow', 'warn', 'block']))

/** The response to each kind of difference; `warn` by default. */
const policySchema = z.strictObject({
  versions: rule,
  canary: rule,
  menu: rule,
  paths: rule,
  permissions: rule,
  shared: rule,
  bytes: rule,
  switched: rule,
})
export type PromotionPolicy = z.infer<typeof policySchema>

/** @throws ReleaseError `refused` when the file is no policy. */
export const readPolicy = (file: string): Promise<PromotionPolicy> =>
  readJsonFile(file, policySchema, {
    shownAs: file,
    code: 'refused',
    advice:
      'It says “allow”, “warn” or “block” for versions, canary, menu, paths, permissions, shared, bytes and switched.',
  })

/**
 * The differences to warn about.
 * @throws ReleaseError `refused` that names every difference which the policy forbids.
 */
export function applyPolicy(policy: PromotionPolicy, differences: readonly Difference[]): Difference[] {
  const ruled = (wanted: 'warn' | 'block') =>
    differences.filter(({ kind }) => (policy[kind] ?? 'warn') === wanted)
  const blocked = ruled('block')
  if (blocked.length === 0) return ruled('warn')
  const lines = blocked.map(({ kind, unit, text }) => `- ${kind}: ${unit} ${text}`)
  throw new ReleaseError('refused', ['Nothing was promoted, since the policy blocks:', ...lines].join('\n'))
}
