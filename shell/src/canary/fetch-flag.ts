import type { ConsoleConfig } from '@console/shared/config'
import type { User } from '@console/shared/schemas/session'
import * as z from 'zod/mini'
import { fetchKeepalive } from '../telemetry/sink/fetch-keepalive.ts'

/** Milliseconds that the menu waits for flags. */
const timeout = 1000

/** PostHog's current response and its previous one. */
const answerSchema = z.object({
  flags: z.optional(z.record(z.string(), z.object({ enabled: z.boolean() }))),
  featureFlags: z.optional(z.record(z.string(), z.union([z.boolean(), z.string()]))),
})

/**
 * Whether a flag is on for a person, identified by their API id so that it is the same on all devices. False when there
 * is no answer in time. Never rejects.
 */
export async function fetchFlag(
  { analytics }: Pick<ConsoleConfig, 'analytics'>,
  flag: string,
  user: Pick<User, 'id'>,
): Promise<boolean> {
  if (analytics?.featureFlags !== true) return false
  try {
    const response = await fetchKeepalive(`${analytics.host.replace(/(?<!\/)\/+$/, '')}/flags/?v=2`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: analytics.key, distinct_id: String(user.id) }),
      signal: AbortSignal.timeout(timeout),
    })
    const { flags, featureFlags } = answerSchema.parse(await response.json())
    return flags?.[flag]?.enabled ?? Boolean(featureFlags?.[flag])
  } catch {
    return false
  }
}
