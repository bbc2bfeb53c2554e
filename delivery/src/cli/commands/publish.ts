import { finishPublish, prepareUnits } from '../steps/prepare-units.ts'
import type { ReleaseContext } from '../steps/release-context.ts'
import { runMove } from '../steps/run-move.ts'

export async function publish(context: ReleaseContext): Promise<void> {
  const { store, client, command } = context
  const { operands, redirects, smoke } = command
  const { request, units } = await prepareUnits(context, operands)
  const asked = { ...request, units, redirects }
  const result = await runMove(
    context,
    (seconds) => `Published in ${seconds} s:`,
    () => client?.publish(asked, smoke.isSkipped) ?? store.publish(asked),
  )
  await finishPublish(context, result)
}
