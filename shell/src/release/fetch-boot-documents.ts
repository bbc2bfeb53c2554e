import { type ConsoleConfig, consoleConfigSchema } from '@console/shared/config'
import { toPathText } from '@console/shared/http/standard-schema'
import { releasePointerSchema } from '@console/shared/release'
import type * as z from 'zod/mini'
import { areClaimsClear } from './are-claims-clear.ts'
import type { BootDocuments } from './boot-documents.ts'
import { BootError } from './boot-error.ts'
import type { KnownRelease } from './known-release.ts'

/** Milliseconds until a boot document is given up. */
const bootTimeout = 10_000

const pointerAddress = '/releases/current.json'

/** Reads and checks `/config.json` and the release pointer, both at once. Throws `BootError`. */
export async function fetchBootDocuments(): Promise<BootDocuments> {
  const [config, pointer] = await Promise.all([
    fetchText('/config.json', 'The configuration of the console').then((document) =>
      parseChecked(document, consoleConfigSchema),
    ),
    fetchPointer(),
  ])
  return { config, release: await readRelease(pointer, config) }
}

/** The release that is current now, signed where the configuration names who signs. Throws `BootError`. */
export const fetchRelease = async (config: ConsoleConfig): Promise<KnownRelease> =>
  readRelease(await fetchPointer(), config)

export const fetchPointer = () => fetchText(pointerAddress, 'The current release')

/** Entry by entry: what of it this shell cannot read is left out. Throws `BootError` for the release itself. */
export async function readRelease(pointer: BootDocument, config: ConsoleConfig): Promise<KnownRelease> {
  const release = await readKnownRelease(pointer, config)
  if (config.releaseKeys.length > 0) {
    const { checkPointer } = await import(/* webpackChunkName: "pointer-check" */ './check-pointer.ts')
    await checkPointer(pointer.text, config.releaseKeys)
  }
  return release
}

async function readKnownRelease(pointer: BootDocument, config: ConsoleConfig): Promise<KnownRelease> {
  const value = parseJson(pointer)
  const parsed = releasePointerSchema.safeParse(value)
  if (parsed.success && areClaimsClear(parsed.data.release.remotes, config)) return parsed.data.release
  const { readEntries } = await import(/* webpackChunkName: "release-entries" */ './read-entries.ts').catch(
    (cause: unknown) => {
      throw new BootError('A part of the console could not be loaded.', ['release-entries did not load'], {
        cause,
      })
    },
  )
  const read = readEntries(value, config)
  return read.kind === 'read' ? read.release : failWith(pointer, read.issues)
}

export type BootDocument = { text: string; address: string; what: string }

function parseJson({ text, address, what }: BootDocument): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new BootError(`${what} is not usable.`, [`${address}: not JSON`], { cause })
  }
}

function parseChecked<Schema extends z.ZodMiniType>(document: BootDocument, schema: Schema) {
  const parsed = schema.safeParse(parseJson(document))
  return parsed.success ? parsed.data : failWith(document, parsed.error.issues)
}

type Issues = readonly { path: readonly PropertyKey[]; message: string }[]

function failWith({ address, what }: BootDocument, issues: Issues): never {
  throw new BootError(
    `${what} is not usable.`,
    issues.map((issue) => `${address} → ${toPathText(issue.path) || 'document'}: ${issue.message}`),
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
