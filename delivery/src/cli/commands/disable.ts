import { CommandError } from '../command-error.ts'
import { noReason } from '../parse-release-command.ts'
import type { ReleaseContext } from '../release-context.ts'
import { runMove } from '../run-move.ts'
import { takeOne } from '../take-operands.ts'
import { toMoveRequest } from '../to-move-request.ts'

export async function disable(context: ReleaseContext): Promise<void> {
  const { store, command } = context
  const remote = takeOne(command, 'remote', 'disable <remote> --why "…"')
  if (command.reason === noReason)
    throw new CommandError(
      `Say why, which everybody who opens ${remote} is shown: pnpm release disable ${remote} --why "…".`,
    )
  const request = await toMoveRequest(context)
  await runMove(
    context,
    (seconds) => `Switched ${remote} off in ${seconds} s:`,
    () => store.disable({ ...request, remote }),
  )
}
