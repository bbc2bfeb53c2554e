import { CommandError } from '@console/node-server/command-error'
import { onlyUnit } from '../../releases/units/only-unit.ts'
import { parseShare } from '../command-line/parse-option-values.ts'
import { noReason } from '../command-line/parse-release-command.ts'
import { takeOne } from '../command-line/take-operands.ts'
import { finishPublish, prepareUnits } from '../steps/prepare-units.ts'
import type { ReleaseContext } from '../steps/release-context.ts'
import { runMove } from '../steps/run-move.ts'
import { toMoveRequest } from '../steps/to-move-request.ts'

const actions: Readonly<Record<string, (context: ReleaseContext) => Promise<void>>> = {
  start,
  share,
  promote,
  abort,
}

/** A version of a remote that some of the staff have before the others. */
export async function canary(context: ReleaseContext): Promise<void> {
  const [named = '', ...operands] = context.command.operands
  const action = actions[named]
  if (action === undefined)
    throw new CommandError(
      'Say what to do with the canary: pnpm release canary start, share, promote or abort <remote>.',
    )
  await action({ ...context, command: { ...context.command, operands } })
}

async function start(context: ReleaseContext): Promise<void> {
  const { store, client, command } = context
  const { audience, version, smoke } = command
  const remote = takeOne(command, 'remote', 'canary start <remote> --share 10')
  if (audience.share === 0 && audience.roles === undefined)
    throw new CommandError(
      `Say who has the canary: pnpm release canary start ${remote} --share 10, or --roles.`,
    )
  const { request, source } = await prepareSource(context, remote)
  const asked = { ...request, remote, source, ...audience }
  const result = await runMove(
    context,
    (seconds) => `Started the canary of ${remote} in ${seconds} s:`,
    () => client?.startCanary(asked, smoke.isSkipped) ?? store.startCanary(asked),
  )
  if (version === undefined) await finishPublish(context, result)
}

/** A version that is in the release folder, or a new build. */
async function prepareSource(context: ReleaseContext, remote: string) {
  const { version } = context.command
  if (version !== undefined)
    return { request: { ...(await toMoveRequest(context)), commit: undefined }, source: version }
  const { request, units } = await prepareUnits(context, [remote])
  return { request, source: onlyUnit(units) }
}

async function share(context: ReleaseContext): Promise<void> {
  const { target, command } = context
  const [remote, percent, ...more] = command.operands
  if (remote === undefined || percent === undefined || more.length > 0)
    throw new CommandError('Say which canary is for how many: pnpm release canary share <remote> 50.')
  const request = { ...(await toMoveRequest(context)), remote, share: parseShare(percent) }
  await runMove(
    context,
    (seconds) => `Changed the share of the canary of ${remote} in ${seconds} s:`,
    () => target.shareCanary(request),
  )
}

async function promote(context: ReleaseContext): Promise<void> {
  const { target, command } = context
  const remote = takeOne(command, 'remote', 'canary promote <remote>')
  const request = { ...(await toMoveRequest(context)), remote }
  await runMove(
    context,
    (seconds) => `Gave everybody the canary of ${remote} in ${seconds} s:`,
    () => target.promoteCanary(request),
  )
}

async function abort(context: ReleaseContext): Promise<void> {
  const { target, command } = context
  const remote = takeOne(command, 'remote', 'canary abort <remote> --why "…"')
  if (command.reason === noReason)
    throw new CommandError(
      `Say why, for whoever builds the next version: pnpm release canary abort ${remote} --why "…".`,
    )
  const request = { ...(await toMoveRequest(context)), remote }
  await runMove(
    context,
    (seconds) => `Aborted the canary of ${remote} in ${seconds} s:`,
    () => target.abortCanary(request),
  )
}
