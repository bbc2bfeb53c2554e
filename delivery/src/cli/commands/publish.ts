import { publishBuilt } from '../steps/publish-built.ts'
import { publishFromAfar } from '../steps/publish-from-afar.ts'
import type { ReleaseContext } from '../steps/release-context.ts'

export async function publish(context: ReleaseContext): Promise<void> {
  const { store, client, command } = context
  const { operands, redirects, smoke } = command
  const done = (seconds: string) => `Published in ${seconds} s:`
  if (client === undefined)
    return publishBuilt(context, operands, done, (request, units) =>
      store.publish({ ...request, units, redirects }),
    )
  await publishFromAfar(context, operands, done, (request, units) =>
    client.publish({ ...request, units, redirects }, smoke.isSkipped),
  )
}
