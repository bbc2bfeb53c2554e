import { type ConsoleConfig, consoleConfigSchema } from '@console/shared/config'
import { toPathText } from '@console/shared/http/standard-schema'
import { type Release, releasePointerSchema } from '@console/shared/release'
import type * as z from 'zod/mini'

/** The console cannot start; `problems` names what is wrong and where, one line each. */
export class BootError extends Error {
  override readonly name = 'BootError'
  readonly problems: readonly string[]

  constructor(message: string, problems: readonly string[], options?: ErrorOptions) {
    super(message, options)
    this.problems = problems
  }
}

export type BootDocuments = { config: ConsoleConfig; release: Release }

/** Milliseconds until a boot document is given up. */
const bootTimeout = 10_000

/** Reads and checks `/config.json` and the release pointer, both at once. Throws `BootError`. */
export async function fetchBootDocuments(): Promise<BootDocuments> {
  const [config, pointer] = await Promise.all([
    fetchChecked('/config.json', consoleConfigSchema, 'The configuration of the console'),
    fetchChecked('/releases/current.json', releasePointerSchema, 'The current release'),
  ])
  return { config, release: pointer.release }
}

async function fetchChecked<Schema extends z.ZodMiniType>(address: string, schema: Schema, what: string) {
  const parsed = schema.safeParse(await fetchJson(address, what))
  if (parsed.success) return parsed.data
  throw new BootError(
    `${what} is not usable.`,
    parsed.error.issues.map(
      (issue) => `${address} → ${toPathText(issue.path) || 'document'}: ${issue.message}`,
    ),
  )
}

async function fetchJson(address: string, what: string): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(bootTimeout) })
  } catch (cause) {
    throw new BootError(`${what} could not be read.`, [`${address}: no answer. Check the connection.`], {
      cause,
    })
  }
  if (!response.ok) throw new BootError(`${what} could not be read.`, [`${address}: HTTP ${response.status}`])
  try {
    return await response.json()
  } catch (cause) {
    throw new BootError(`${what} is not usable.`, [`${address}: not JSON`], { cause })
  }
}
