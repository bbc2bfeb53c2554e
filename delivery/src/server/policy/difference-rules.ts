import * as z from 'zod/mini'
import { ReleaseError } from '../../errors/release-error.ts'
import type { Difference } from '../../releases/comparison/list-differences.ts'

const rule = z.optional(z.enum(['allow', 'warn', 'block']))

/** The response to each kind of difference; `warn` by default. */
export const differenceRulesSchema = z.strictObject({
  versions: rule,
  canary: rule,
  menu: rule,
  paths: rule,
  permissions: rule,
  shared: rule,
  bytes: rule,
  switched: rule,
})
export type DifferenceRules = z.infer<typeof differenceRulesSchema>

/**
 * The differences to warn about.
 * @throws ReleaseError `refused` that names every difference which the rules forbid.
 */
export function applyRules(rules: DifferenceRules, differences: readonly Difference[]): Difference[] {
  const ruled = (wanted: 'warn' | 'block') =>
    differences.filter(({ kind }) => (rules[kind] ?? 'warn') === wanted)
  const blocked = ruled('block')
  if (blocked.length === 0) return ruled('warn')
  const lines = blocked.map(({ kind, unit, text }) => `- ${kind}: ${unit} ${text}`)
  throw new ReleaseError('refused', ['Nothing was promoted, since the policy blocks:', ...lines].join('\n'))
}
