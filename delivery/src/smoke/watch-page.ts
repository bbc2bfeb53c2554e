import { findList } from '@console/node-server/recorded-records'
import { ownApiPrefix } from '@console/node-server/recording'
import type { ReleaseRecord } from '@console/shared/release'
import type { ConsoleMessage, Page, Request, Response } from 'playwright-core'
import { toIntegrity } from '../releases/site/hash-files.ts'
import { violationMark } from './in-page.ts'

/** Observations of a page, in order. */
export type PageLog = {
  seen: { what: string; file: string | undefined }[]
  /** Addresses of the release that arrived with the bytes of the record. */
  proved: Set<string>
  /** Lists of ids that the API answered. */
  ids: string[]
  /** How often each request (`GET /api/…?…`) was made, without reads that failed and may have been tried again. */
  asked: Map<string, number>
  /** Addresses of the API that answered with an error. */
  refused: string[]
  /** Pending requests of the console itself. */
  pending: Set<Request>
  /** Resolves when everything that arrived has been checked. */
  settled(): Promise<unknown>
}

type Watched = { url: string; apiPathPrefix: string; files: ReleaseRecord['files'] }

/** Watches a page from before it opens anything. */
export function watchPage(page: Page, { url, apiPathPrefix, files }: Watched): PageLog {
  const reading: Promise<void>[] = []
  const log: PageLog = {
    seen: [],
    proved: new Set(),
    ids: [],
    asked: new Map(),
    refused: [],
    pending: new Set(),
    settled: () => Promise.all(reading),
  }
  const see = (what: string, place?: string) => log.seen.push({ what, file: findFile(place ?? what) })
  const toAddress = (request: Request) => {
    const asked = URL.parse(request.url())
    return asked?.origin === url ? asked.pathname : undefined
  }
  const isApi = (address: string) =>
    [apiPathPrefix, ownApiPrefix].some((prefix) => address.startsWith(`${prefix}/`))

  page.on('console', (message) => {
    const said = toComplaint(message)
    if (said !== undefined) see(said, `${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) =>
    see(`an exception that nobody caught: ${firstLine(error.message)}`, error.stack ?? error.message),
  )
  page.on('crash', () => see('the page crashed'))
  page.on('request', (request) => {
    if (toAddress(request) !== undefined) log.pending.add(request)
  })
  // A screen may leave an answer unread, whose body then never arrives.
  page.on('requestfinished', (request) => {
    log.pending.delete(request)
    reading.push(readBody(request))
  })
  page.on('requestfailed', (request) => {
    log.pending.delete(request)
    const address = toAddress(request)
    const reason = request.failure()?.errorText ?? ''
    // A page that navigates aborts its pending requests.
    if (address === undefined || isApi(address) || /ERR_ABORTED/.test(reason)) return
    see(`${address} could not be loaded: ${reason}`, address)
  })
  page.on('response', (response) => {
    const address = toAddress(response.request())
    if (address === undefined) return
    if (isApi(address)) {
      const method = response.request().method()
      const request = `${method} ${address}${URL.parse(response.url())?.search ?? ''}`
      const isRefused = response.status() >= 400
      if (isRefused) log.refused.push(`${method} ${address} answered ${response.status()}`)
      if (!isRefused || method !== 'GET') log.asked.set(request, (log.asked.get(request) ?? 0) + 1)
      return
    }
    const integrity = files[address]
    if (integrity === undefined && isReleased(address))
      see(`it asks for ${address}, which no release has`, address)
    else if (response.status() >= 400 && address !== '/favicon.ico')
      see(`${address} answered ${response.status()}${response.status() === 404 ? notImported : ''}`, address)
  })
  return log

  async function readBody(request: Request) {
    const address = toAddress(request)
    const response = address === undefined ? null : await request.response().catch(() => null)
    if (address === undefined || response === null) return
    if (isApi(address)) {
      log.ids.push(...(await readIds(response)))
      return
    }
    const integrity = files[address]
    if (integrity === undefined || response.status() !== 200) return
    const isSame = await hasIntegrity(response, integrity)
    if (isSame === true) log.proved.add(address)
    if (isSame === false) see(`${address} came with other bytes than were published`, address)
  }
}

const notImported = '. The address of a file of the remote is what its import gives'

/** Files of a release, which the pointer is not. */
const isReleased = (address: string) =>
  /^\/(?:shell|remotes)\//.test(address) || /^\/releases\/(?!current\.json$)/.test(address)

function toComplaint(message: ConsoleMessage): string | undefined {
  const text = message.text()
  if (message.type() !== 'error') return undefined
  if (text.startsWith(violationMark)) return `the security policy ${text.slice(violationMark.length)}`
  // Failed requests are judged by address, and violations of the policy arrive as events.
  if (/^Failed to load resource/.test(text)) return undefined
  if (/Content Security Policy|^This document requires '\w+' assignment/.test(text)) return undefined
  return `an error in the browser’s console: ${firstLine(text)}`
}

const firstLine = (text: string) => text.replace(/\n.*$/s, '').slice(0, 300)

/** The first file of a remote in a text such as a stack, or else of the shell. */
function findFile(text: string): string | undefined {
  const [remote] = /\/remotes\/[\w@~.+/-]+(?::\d+:\d+)?/.exec(text) ?? []
  const [shell] = /\/shell\/[\w@~.+/-]+(?::\d+:\d+)?/.exec(text) ?? []
  return remote ?? shell
}

/** Undefined where the browser has not kept the bytes, as for a used preload. */
async function hasIntegrity(response: Response, integrity: string): Promise<boolean | undefined> {
  const body = await response.body().catch(() => undefined)
  if (body === undefined) return undefined
  // The browser gives text without its byte order mark.
  return [body, Buffer.concat([Buffer.from('\uFEFF'), body])].some(
    (bytes) => toIntegrity(bytes) === integrity,
  )
}

/** The ids in a list that the API answered: `{ data: [{ id }] }`. */
async function readIds(response: Response): Promise<string[]> {
  const list = findList(await response.json().catch(() => undefined))
  return (list?.rows ?? []).map(({ id }) => encodeURIComponent(id))
}
