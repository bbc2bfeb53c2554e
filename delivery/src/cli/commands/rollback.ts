import { CommandError } from '@console/node-server/command-error'
import { takeAtMostOne } from '../command-line/take-operands.ts'
import type { ReleaseContext } from '../steps/release-context.ts'
import { runMove } from '../steps/run-move.ts'
import { toMoveRequest } from '../steps/to-move-request.ts'

/** No remote has a hyphen in its name. */
const isReleaseId = (operand: string) => operand.startsWith('r-')

export async function rollback(context: ReleaseContext): Promise<void> {
  const { target, command } = context
  const { to } = command
  const operand = takeAtMostOne(command, 'rollback [<id> or <remote> [--to <version>]]')
  const request = await toMoveRequest(context)
  if (operand === undefined || isReleaseId(operand)) {
    if (to !== undefined)
      throw new CommandError(
        'Say which remote goes back to that version: pnpm release rollback <remote> --to …',
      )
    if (operand === undefined) await expectNoSecond(context)
    await runMove(
      context,
      (seconds) => `Rolled back in ${seconds} s to`,
      () => target.rollback({ id: operand, ...request }),
    )
    return
  }
  await runMove(
    context,
    (seconds) => `Rolled ${operand} back in ${seconds} s:`,
    () => target.rollbackUnit({ unit: operand, to, ...request }),
  )
}

/** Undoing the last move needs no name; one before it may be another team's. */
async function expectNoSecond({ target }: ReleaseContext): Promise<void> {
  const [last] = await target.listMoves(1)
  if (last?.action !== 'rollback' || last.subject !== undefined) return
  throw new CommandError(
    `The last move was rolled back already, to ${last.to}, and the one before it may be another team’s. Name one remote, pnpm release rollback <remote>, or the release: pnpm release list --releases.`,
  )
}
