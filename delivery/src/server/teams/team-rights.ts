import { everyRemote, mayRelease } from '@console/shared/release-server/team'
import { RequestRefusal } from '../../errors/request-refusal.ts'
import type { ServedPreviewRequest } from '../../protocol/preview-request.schema.ts'
import type { ServedMoveRequest } from '../../protocol/release-protocol.schema.ts'
import type { Team } from './teams-file.ts'

/** @throws RequestRefusal that says what the team may do. */
export function expectRight(team: Team, request: ServedMoveRequest): void {
  refuse(findMissingRight(team, request))
}

/** @throws RequestRefusal that says what the team may do. */
export function expectUnits(team: Team, names: readonly string[]): void {
  refuse(findForeignUnit(team, names))
}

/** @throws RequestRefusal that says what the team may do. */
export function expectPreviewRight(team: Team, asked: ServedPreviewRequest['asked']): void {
  refuse(
    asked.kind !== 'release'
      ? findForeignUnit(team, [asked.kind === 'built' ? asked.unit.name : asked.name])
      : findPlatformRight(team, 'make a link to a whole release, which may hold the work of others'),
  )
}

function refuse(why: string | undefined): void {
  if (why !== undefined) throw new RequestRefusal(403, 'right', why)
}

function findMissingRight(team: Team, request: ServedMoveRequest): string | undefined {
  const { units, platform } = toNeeded(request)
  return findForeignUnit(team, units) ?? (platform && findPlatformRight(team, platform))
}

/** The units that a team has to be allowed to release, and actions for teams that may release everything. */
type Needed = { units: readonly string[]; platform?: string | undefined }

/** The rights that each kind of request needs. */
function toNeeded(request: ServedMoveRequest): Needed {
  switch (request.action) {
    case 'publish':
      return {
        units: [
          ...request.units.map(({ name }) => name),
          ...(request.instead_of ? [request.instead_of] : []),
        ],
        ...redirecting(request),
      }
    case 'check':
      return { units: request.units.map(({ name }) => name) }
    case 'remove':
      return { units: [request.remote], ...redirecting(request) }
    case 'rollback':
      return { units: [], platform: 'roll back a whole release, which may hold the work of others' }
    case 'promote':
      return request.units.length > 0
        ? { units: request.units }
        : { units: [], platform: 'promote a whole release, which may hold the work of others' }
    case 'renew':
      return { units: [], platform: 'sign a release again, which holds the work of others' }
    case 'rollback-unit':
      return { units: [request.unit] }
    case 'canary-start':
    case 'canary-share':
    case 'canary-promote':
    case 'canary-abort':
    case 'disable':
    case 'enable':
      return { units: [request.remote] }
  }
}

const redirecting = ({ redirects }: { redirects?: unknown }) =>
  redirects === undefined ? {} : { platform: 'change where paths lead' }

function findForeignUnit(team: Team, names: readonly string[]): string | undefined {
  const foreign = names.filter((name) => !mayRelease(team, name))
  if (foreign.length === 0) return undefined
  return `The token is ${team.team}’s, which may release ${team.remotes.join(', ')}, and not ${foreign.join(', ')}. Ask an administrator of the release server for the right.`
}

/** A team that may release every unit may also move whole releases. */
function findPlatformRight(team: Team, what: string): string | undefined {
  if (mayRelease(team, 'shell') && team.remotes.includes(everyRemote)) return undefined
  return `The token is ${team.team}’s, which may release ${team.remotes.join(', ')}. Only a team that may release the shell and all remotes may ${what}.`
}
