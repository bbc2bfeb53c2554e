import * as z from 'zod/mini'

const configSchema = z.object({ apiBaseUrl: z.string() })

/**
 * Whether the console’s content security policy allows requests to this host: its own origin and the API’s. Checked
 * first, since each blocked request is reported as a violation (`docs/security.md`).
 */
export async function isRequestAllowed(address: string, signal: AbortSignal): Promise<boolean> {
  const { origin } = new URL(address, location.href)
  if (origin === location.origin) return true
  try {
    const answer = await fetch('/config.json', { signal })
    const { apiBaseUrl } = configSchema.parse(await answer.json())
    return URL.parse(apiBaseUrl)?.origin === origin
  } catch {
    signal.throwIfAborted()
    return false
  }
}
