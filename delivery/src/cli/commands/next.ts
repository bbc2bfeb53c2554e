import { CommandError } from '@console/node-server/command-error'
import type { Promotion } from '../../releases/moves/promote-release.ts'
import { production } from '../../releases/site/site-layout.ts'
import { openStore } from '../steps/open-store.ts'
import { readAges } from '../steps/read-ages.ts'
import type { ReleaseContext } from '../steps/release-context.ts'
import { runMove } from '../steps/run-move.ts'
import { toMoveRequest } from '../steps/to-move-request.ts'
import { describeAges } from './lagging.ts'
import { publish } from './publish.ts'

/** The environment in which a shell waits for remotes that have to be built again. */
const nextEnvironment = 'next'

/**
 * `next` publishes the shell into an environment of its own, with every remote of production that it takes, and says
 * who lags; `next promote` takes all of it into production once nobody does.
 */
export async function next(context: ReleaseContext): Promise<void> {
  const [what, ...more] = context.command.operands
  if (more.length > 0 || (what !== undefined && what !== 'promote'))
    throw new CommandError('It is next, which makes and fills the environment, or next promote.')
  await (what === undefined ? fill(context) : promoteNext(context))
}

async function fill(context: ReleaseContext): Promise<void> {
  await publish({ ...context, command: { ...context.command, operands: ['shell'] } })
  const { of, ...ages } = await readAges(context, production, nextEnvironment)
  const missing = await listMissing(context)
  const units = ages.remotes
    .filter(({ name, refused }) => refused.length === 0 && missing.includes(name))
    .map(({ name }) => name)
  if (units.length > 0)
    await moveBetween(context, {
      from: production,
      to: nextEnvironment,
      id: of,
      units,
      named: units.join(', '),
    })
  const waiting = ages.remotes.filter(({ refused, name }) => refused.length > 0 && missing.includes(name))
  for (const line of describeAges({ of, ...ages, remotes: waiting }, nextEnvironment)) context.print(line)
  context.print(
    waiting.length === 0
      ? 'Nobody lags: pnpm release next promote.'
      : `Their teams build against this kit and publish with --env ${nextEnvironment}. Then: pnpm release next promote.`,
  )
}

async function promoteNext(context: ReleaseContext): Promise<void> {
  const missing = await listMissing(context)
  if (missing.length > 0)
    throw new CommandError(
      `${nextEnvironment} lacks ${missing.join(', ')} of ${production}. They are built and published with --env ${nextEnvironment} first, or removed from ${production}.`,
    )
  const { of: id } = await readAges(context, nextEnvironment, nextEnvironment)
  await moveBetween(context, { from: nextEnvironment, to: production, id, units: [], named: nextEnvironment })
}

/** Remotes of production that are not in the environment yet. */
async function listMissing(context: ReleaseContext): Promise<string[]> {
  const read = async (environment: string) =>
    (await readAges(context, environment, nextEnvironment)).remotes.map(({ name }) => name)
  const there = await read(nextEnvironment)
  return (await read(production)).filter((name) => !there.includes(name))
}

type Between = Pick<Promotion, 'id' | 'units'> & { from: string; to: string; named: string }

async function moveBetween(context: ReleaseContext, { from, to, id, units, named }: Between): Promise<void> {
  const { client, store } = context
  const request = { ...(await toMoveRequest(context)), source: from, id, units }
  const work = async () =>
    client === undefined
      ? (await openStore(store.dir, context, to)).promote(request)
      : client.promote(request, to)
  await runMove(context, (seconds) => `Promoted ${named} to ${to} in ${seconds} s:`, work)
}
