import { type ConsoleConfig, consoleConfigSchema } from '@console/shared/config'
import { toPathText } from '@console/shared/http/standard-schema'
import { type Release, releasePointerSchema } from '@console/shared/release'
import type * as z from 'zod/mini'
import { BootError } from './boot-error.ts'

export type BootDocuments = { config: ConsoleConfig; release: Release }

/** Milliseconds until a boot document is given up. */
const bootTimeout = 10_000

const pointerAddress = '/releases/current.json'
const pointerName = 'The current release'

/** Reads and checks `/config.json` and the release pointer, both at once. Throws `BootError`. */
export async function fetchBootDocuments(): Promise<BootDocuments> {
  const [config, pointer] = await Promise.all([
    fetchText('/config.json', 'The configuration of the console').then((document) =>
      parseChecked(document, consoleConfigSchema),
    ),
    fetchText(pointerAddress, pointerName),
  ])
  return { config, release: await readRelease(pointer, config) }
}

/** The release that is current now, signed where the configuration names who signs. Throws `BootError`. */
export const fetchRelease = async (config: ConsoleConfig): Promise<Release> =>
  readRelease(await fetchText(pointerAddress, pointerName), config)

async function readRelease(pointer: BootDocument, { releaseKeys }: ConsoleConfig): Promise<Release> {
  const { release } = parseChecked(pointer, releasePointerSchema)
  if (releaseKeys.length > 0) {
    const { checkPointer } = await import(/* webpackChunkName: "pointer-check" */ './check-pointer.ts')
    await checkPointer(pointer.text, releaseKeys)
  }
  return release
}

type BootDocument = { text: string; address: string; what: string }

function parseChecked<Schema extends z.ZodMiniType>({ text, address, what }: BootDocument, schema: Schema) {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new BootError(`${what} is not usable.`, [`${address}: not JSON`], { cause })
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new BootError(
    `${what} is not usable.`,
    parsed.error.issues.map(
      (issue) => `${address} → ${toPathText(issue.path) || 'document'}: ${issue.message}`,
    ),
  )
}

async function fetchText(address: string, what: string): Promise<BootDocument> {
  let response: Response
  try {
    response = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(bootTimeout) })
    if (response.ok) return { text: await response.text(), address, what }
  } catch (cause) {
    throw new BootError(`${what} could not be read.`, [`${address}: no answer. Check the connection.`], {
      cause,
    })
  }
  throw new BootError(`${what} could not be read.`, [`${address}: HTTP ${response.status}`])
}
