import { CommandError } from '@console/node-server/command-error'
import { noReason } from '../command-line/parse-release-command.ts'
import { takeOne } from '../command-line/take-operands.ts'
import type { ReleaseContext } from '../steps/release-context.ts'
import { runMove } from '../steps/run-move.ts'
import { toMoveRequest } from '../steps/to-move-request.ts'

export async function disable(context: ReleaseContext): Promise<void> {
  const { target, command } = context
  const remote = takeOne(command, 'remote', 'disable <remote> --why "…"')
  if (command.reason === noReason)
    throw new CommandError(
      `Say why, which everybody who opens ${remote} is shown: pnpm release disable ${remote} --why "…".`,
    )
  const request = await toMoveRequest(context)
  await runMove(
    context,
    (seconds) => `Switched ${remote} off in ${seconds} s:`,
    () => target.disable({ ...request, remote }),
  )
}
