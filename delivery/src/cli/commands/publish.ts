import { finishPublish, prepareUnits } from '../steps/prepare-units.ts'
import type { ReleaseContext } from '../steps/release-context.ts'
import { runMove } from '../steps/run-move.ts'
import { toMoveRequest } from '../steps/to-move-request.ts'

export async function publish(context: ReleaseContext): Promise<void> {
  const { store, client, command } = context
  const { operands, redirects, insteadOf, smoke } = command
  const isRedirect = operands.length === 0 && redirects !== undefined && insteadOf === undefined
  const { request, units } = isRedirect
    ? { request: await toMoveRequest(context), units: [] }
    : await prepareUnits(context, operands)
  const asked = { ...request, units, redirects, insteadOf }
  const result = await runMove(
    context,
    (seconds) => `${isRedirect ? 'Redirected' : 'Published'} in ${seconds} s:`,
    () => client?.publish(asked, smoke.isSkipped) ?? store.publish(asked),
  )
  await finishPublish(context, result)
}
