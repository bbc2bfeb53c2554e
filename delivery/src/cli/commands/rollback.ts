import { CommandError } from '../../errors/command-error.ts'
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
