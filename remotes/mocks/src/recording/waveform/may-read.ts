import * as z from 'zod/mini'

const configSchema = z.object({ apiBaseUrl: z.string() })

/**
 * Whether the console's policy lets it call the host of an address: its own, and the API's. Asking first is better than a
 * call that is refused, which each time tells telemetry that somebody tried (`docs/security.md`).
 */
export async function mayRead(address: string, signal: AbortSignal): Promise<boolean> {
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
