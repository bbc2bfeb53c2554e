import { publishBuilt } from '../steps/publish-built.ts'
import type { ReleaseContext } from '../steps/release-context.ts'

export async function publish(context: ReleaseContext): Promise<void> {
  const { store, command } = context
  const { operands, redirects } = command
  await publishBuilt(
    context,
    operands,
    (seconds) => `Published in ${seconds} s:`,
    (request, units) => store.publish({ ...request, units, redirects }),
  )
}
