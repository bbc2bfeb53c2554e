import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { ServedEnvironment } from '@console/shared/release-server/environments'
import type { ListedMove } from '@console/shared/release-server/move'
import type { MoveEvent } from '@console/shared/release-server/move-events'
import {
  disableSchema,
  enableSchema,
  protocolHeader,
  protocolVersion,
  rollbackUnitSchema,
} from '@console/shared/release-server/move-request'
import type { Whoami } from '@console/shared/release-server/team'
import * as z from 'zod/mini'

export const releaseToken = 'console_release_of_growth'

const requestSchema = z.discriminatedUnion('action', [disableSchema, enableSchema, rollbackUnitSchema])
type MoveRequest = z.infer<typeof requestSchema>

type Given = { team: Whoami; environments: ServedEnvironment[]; moves: ListedMove[] }

/** A release server over HTTP that follows the shared schemas: knows one token, and makes moves in memory. */
export async function startReleaseServer(given: Given) {
  const requests: MoveRequest[] = []
  /** Number of answers to cut off after their first line. */
  let breaks = 0
  /** Path whose answers fail. */
  let broken: string | undefined
  let isRelease = true
  /** Answers the next move in place of making it. */
  let refusal: MoveEvent | undefined

  async function handle(request: IncomingMessage, response: ServerResponse) {
    if (isRelease) response.setHeader(protocolHeader, protocolVersion)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const answer = (status: number, value: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (request.headers.authorization !== `Bearer ${releaseToken}`)
      return answer(401, { code: 'token', message: 'The release server does not know this token.' })
    if (pathname === broken) return answer(500, { code: 'internal', message: 'The disk is full.' })
    if (pathname === '/v1/whoami') return answer(200, given.team)
    if (pathname === '/v1/environments') return answer(200, { environments: given.environments })
    if (pathname === '/v1/history') {
      const moves = searchParams.get('environment') === 'production' ? given.moves : []
      return answer(200, { moves: moves.slice(0, Number(searchParams.get('limit'))) })
    }
    const asked = requestSchema.parse(await json(request))
    requests.push(asked)
    const tell = (event: MoveEvent) => response.write(`${JSON.stringify(event)}\n`)
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    tell({ kind: 'accepted', id: asked.attempt })
    tell({ kind: 'line', text: 'Hashing the files…' })
    if (breaks > 0) {
      breaks--
      return response.destroy()
    }
    tell(refusal ?? makeMove(given, asked))
    refusal = undefined
    return response.end()
  }

  const server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The release server has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    breakOff(times: number) {
      breaks = times
    },
    /** Until another path is set, or undefined. */
    breakPath(path: string | undefined) {
      broken = path
    },
    /** Answers like a server that does not speak the protocol. */
    speakNoProtocol() {
      isRelease = false
    },
    refuseNext(event: MoveEvent) {
      refusal = event
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function makeMove(given: Given, asked: MoveRequest): MoveEvent {
  const environment = given.environments.find((each) => each.environment === asked.environment)
  const release = environment?.release
  const name = asked.action === 'rollback-unit' ? asked.unit : asked.remote
  const remote = release?.remotes.find((each) => each.name === name)
  if (release == null || remote === undefined)
    return { kind: 'failed', code: 'unknown-unit', message: `There is no remote “${name}”.` }
  if (asked.expect !== release.id)
    return { kind: 'failed', code: 'moved-on', message: `The current release is ${release.id}.` }
  const before = remote.version
  if (asked.action === 'rollback-unit') remote.version = asked.to ?? before
  if (asked.action === 'disable') remote.disabled = { reason: asked.reason, since: '2026-11-23T10:00:00Z' }
  if (asked.action === 'enable') delete remote.disabled
  const changes = before === remote.version ? [] : [{ name, from: before, to: remote.version }]
  release.id = 'r-00000000000f'
  return {
    kind: 'done',
    report: {
      ...{ outcome: 'moved', changes, redirects: [], switched: [], untouched: [], canaries: [], notes: [] },
      release: { id: release.id, remotes: [] },
    },
  }
}
