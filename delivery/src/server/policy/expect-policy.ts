import { RequestRefusal } from '../../errors/request-refusal.ts'
import type { ServedMoveRequest } from '../../protocol/release-protocol.schema.ts'
import { compareEnvironments } from '../../releases/compare-environments.ts'
import { listUnits } from '../../releases/records/release-units.ts'
import type { ReleaseStore } from '../../releases/release-store.ts'
import type { Caller } from '../teams/ci-tokens.ts'
import { applyRules } from './difference-rules.ts'
import type { EnvironmentPolicy } from './policy-file.ts'

export type PolicyQuestion = {
  policy: EnvironmentPolicy | undefined
  environment: string
  caller: Caller
  request: ServedMoveRequest
  openStore: (environment: string) => Promise<ReleaseStore>
}

/** @throws RequestRefusal that says what the environment asks for. */
export async function expectPolicy(question: PolicyQuestion): Promise<void> {
  const { policy, request, caller, environment } = question
  if (policy === undefined || request.action === 'check') return
  const { smoke, from, branch, moves } = policy
  const teams = moves?.[request.action]
  if (teams !== undefined && !teams.includes(caller.team))
    refuse(`Only ${teams.join(' and ') || 'nobody'} may ${request.action} in ${environment}.`)
  if (smoke && 'without_smoke' in request && request.without_smoke)
    refuse(`${environment} takes only what was opened in a browser: leave --without-smoke out.`)
  if (request.action === 'promote') return expectPromotable(question, request)
  if (from !== undefined && bringsBuild(request))
    refuse(
      `${environment} takes versions from ${from} only: publish with --env ${from}, then pnpm release promote ${from} ${environment}.`,
    )
  if (from !== undefined && request.action === 'canary-start') await expectVersionThere(question, request)
  if (branch !== undefined && bringsBuild(request) && caller.claims?.branch !== branch)
    refuse(
      caller.claims === undefined
        ? `${environment} takes only what CI built of ${branch}, and this token does not say what it was built of. Publish from the CI of the repository, which has a token of its own.`
        : `${environment} takes only what CI built of ${branch}, and this is ${caller.claims.branch ?? 'a pull request'}.`,
    )
}

type Asked<Action> = Extract<ServedMoveRequest, { action: Action }>

async function expectPromotable(
  { policy, environment, openStore }: PolicyQuestion,
  { source, units }: Asked<'promote'>,
): Promise<void> {
  if (policy?.from !== undefined && source !== policy.from)
    refuse(`${environment} takes versions from ${policy.from} only, not from ${source}.`)
  if (!policy?.smoke) return
  const store = await openStore(source)
  const release = (await store.readCurrent())?.release
  const moves = await store.listMoves()
  const unseen = (release === undefined ? [] : listUnits(release)).filter(
    ({ name, version }) =>
      (units.length === 0 || units.includes(name)) &&
      moves.find((move) => move.units.some((unit) => unit.name === name && unit.to === version))?.smoke ===
        'skipped',
  )
  if (unseen.length > 0)
    refuse(
      `${environment} takes only what was opened in a browser, and ${unseen.map(({ name }) => name).join(' and ')} of ${source} was not: publish it there without --without-smoke.`,
    )
}

/**
 * Lines on the differences that a promotion warns about.
 * @throws ReleaseError `refused` for those that the policy forbids.
 */
export async function compareByRules(
  { policy, request, openStore }: PolicyQuestion,
  target: ReleaseStore,
): Promise<string[]> {
  if (request.action !== 'promote' || policy?.differences === undefined) return []
  const { source: from, units } = request
  const source = await openStore(from)
  const { differences = [] } = await compareEnvironments({ from, source, target, units })
  return applyRules(policy.differences, differences).map(({ kind, unit, text }) => `${kind}: ${unit} ${text}`)
}

/** A canary of a version that is in the release folder already. */
async function expectVersionThere(
  { policy, environment, openStore }: PolicyQuestion,
  { remote, source: version }: Asked<'canary-start'>,
): Promise<void> {
  const from = policy?.from ?? ''
  const there = (await (await openStore(from)).readCurrent())?.release.remotes.find(
    ({ name }) => name === remote,
  )
  if (typeof version === 'string' && (there === undefined || !there.version.endsWith(version)))
    refuse(
      `${environment} takes versions from ${from} only, which has ${there?.version ?? 'none'} of ${remote}.`,
    )
}

/** Whether files come in that were built for this request. */
const bringsBuild = (request: ServedMoveRequest): boolean =>
  (request.action === 'publish' && request.units.length > 0) ||
  (request.action === 'canary-start' && typeof request.source !== 'string')

function refuse(why: string): never {
  throw new RequestRefusal(403, 'policy', why)
}
