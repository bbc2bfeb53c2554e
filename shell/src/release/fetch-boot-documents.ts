import { type ConsoleConfig, consoleConfigSchema } from '@console/shared/config'
import { toPathText } from '@console/shared/http/standard-schema'
import {
  type ReleasePointer,
  releaseIndexSchema,
  releasePointerSchema,
} from '@console/shared/release/pointer'
import { deviceStorage } from '../environment/device-storage.ts'
import { areClaimsClear } from './are-claims-clear.ts'
import type { BootDocuments } from './boot-documents.ts'
import { BootError } from './boot-error.ts'
import { takeEarlyResponse } from './early-requests.ts'
import { knownApiKey } from './known-api.ts'
import type { KnownRelease } from './known-release.ts'
import { withEnforcedPermissions } from './with-enforced-permissions.ts'

/** Milliseconds until a boot document's request is aborted. */
const bootTimeout = 10_000

const pointerAddress = '/releases/current.json'

/** Fetches and checks `/config.json` and the release pointer in parallel. Throws `BootError`. */
export async function fetchBootDocuments(): Promise<BootDocuments> {
  const [config, pointer] = await Promise.all([
    fetchText('/config.json', 'The configuration of the console').then(readConfig),
    fetchPointer(),
  ])
  deviceStorage.write(knownApiKey, `${config.apiBaseUrl}${config.apiPathPrefix}`)
  return { config, release: await readRelease(pointer, config) }
}

/** The current release, with its signature verified if the configuration lists keys. Throws `BootError`. */
export const fetchRelease = async (config: ConsoleConfig): Promise<KnownRelease> =>
  readRelease(await fetchPointer(), config)

export const fetchPointer = () => fetchText(pointerAddress, 'The current release')

/**
 * Reads each entry separately and leaves out those that this shell cannot read. Throws `BootError` for faults of the
 * release itself.
 */
export async function readRelease(pointer: BootDocument, config: ConsoleConfig): Promise<KnownRelease> {
  const value = parseJson(pointer)
  if (config.releaseKeys.length > 0) {
    const { checkPointer } = await import(/* webpackChunkName: "pointer-check" */ './check-pointer.ts')
    await checkPointer(pointer.text, config)
  }
  const parsed = releasePointerSchema.safeParse(value)
  if (parsed.success) {
    const { release, expires_at } = parsed.data
    const known = await readIndexed(release, config)
    return expires_at === undefined ? known : { ...known, expires_at }
  }
  if (Object(value).format === 2) return failWith(pointer, parsed.error.issues)
  const { readWhole } = await importEntries()
  const read = readWhole(value, config)
  return read.kind === 'read' ? read.release : failWith(pointer, read.issues)
}

async function readIndexed(
  { id, shell, recent, index }: ReleasePointer['release'],
  config: ConsoleConfig,
): Promise<KnownRelease> {
  const document = await fetchIndex(index)
  const value = parseJson(document)
  const parsed = releaseIndexSchema.safeParse(value)
  if (parsed.success && areClaimsClear(parsed.data.remotes, config)) {
    const { remotes, redirects } = parsed.data
    return {
      id,
      shell,
      recent,
      remotes: remotes.map((remote) => withEnforcedPermissions(remote, config)),
      redirects,
    }
  }
  const { readIndex } = await importEntries()
  const read = readIndex(value, config)
  return read.kind === 'read' ? { id, shell, recent, ...read.index } : failWith(document, read.issues)
}

const importEntries = () =>
  import(/* webpackChunkName: "pointer-check" */ './read-release-forms.ts').catch((cause: unknown) => {
    throw new BootError('A part of the console could not be loaded.', ['release-entries did not load'], {
      cause,
    })
  })

/** The index last read; the next check fetches one only if the pointer names another. */
const last: { integrity: string; document: BootDocument | null } = { integrity: '', document: null }

async function fetchIndex({ address, integrity }: ReleasePointer['release']['index']): Promise<BootDocument> {
  if (last.document !== null && last.integrity === integrity) return last.document
  const document = await fetchText(address, 'The current release', { integrity })
  Object.assign(last, { integrity, document })
  return document
}

export type BootDocument = { text: string; address: string; what: string }

function parseJson({ text, address, what }: BootDocument): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new BootError(`${what} is not usable.`, [`${address}: not JSON`], { cause })
  }
}

async function readConfig(document: BootDocument): Promise<ConsoleConfig> {
  const value = parseJson(document)
  const parsed = consoleConfigSchema.safeParse(value)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const { readFaultyConfig } = await import(
    /* webpackChunkName: "pointer-check" */ './read-faulty-config.ts'
  ).catch(() => failWith(document, issues))
  const read = readFaultyConfig(value, issues) ?? failWith(document, issues)
  // biome-ignore lint/suspicious/noConsole: a fault of telemetry has nowhere else to go
  console.warn(`The console sends nothing to ${read.without.join(' and ')}.`, listProblems(document, issues))
  return read.config
}

type Issues = readonly { path: readonly PropertyKey[]; message: string }[]

const listProblems = ({ address }: BootDocument, issues: Issues) =>
  issues.map((issue) => `${address} → ${toPathText(issue.path) || 'document'}: ${issue.message}`)

function failWith(document: BootDocument, issues: Issues): never {
  throw new BootError(`${document.what} is not usable.`, listProblems(document, issues))
}

async function fetchText(
  address: string,
  what: string,
  options: RequestInit = { cache: 'no-cache' },
): Promise<BootDocument> {
  let response: Response
  try {
    response = await (takeEarlyResponse('GET', address, null) ??
      fetch(address, { ...options, signal: AbortSignal.timeout(bootTimeout) }))
    if (response.ok) return { text: await response.text(), address, what }
  } catch (cause) {
    const unpublished = options.integrity === undefined ? '' : ', or not what was published'
    const problem = `${address}: no answer${unpublished}. Check the connection.`
    throw new BootError(`${what} could not be read.`, [problem], { cause })
  }
  throw new BootError(`${what} could not be read.`, [`${address}: HTTP ${response.status}`])
}
