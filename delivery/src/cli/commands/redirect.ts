import { CommandError } from '../../errors/command-error.ts'
import type { ReleaseContext } from '../steps/release-context.ts'
import { runMove } from '../steps/run-move.ts'
import { toMoveRequest } from '../steps/to-move-request.ts'

export async function redirect(context: ReleaseContext): Promise<void> {
  const { target, command } = context
  const { redirects, operands } = command
  if (operands.length > 0 || redirects === undefined)
    throw new CommandError(
      'Name what to redirect: pnpm release redirect --redirect /old/=/new/, or a redirect to end: --drop-redirect /old/.',
    )
  const request = await toMoveRequest(context)
  await runMove(
    context,
    (seconds) => `Redirected in ${seconds} s:`,
    () => target.redirect({ ...request, redirects }),
  )
}
