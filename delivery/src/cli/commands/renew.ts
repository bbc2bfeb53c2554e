import { CommandError } from '@console/node-server/command-error'
import type { ReleaseContext } from '../steps/release-context.ts'
import { toMoveRequest } from '../steps/to-move-request.ts'

export async function renew(context: ReleaseContext): Promise<void> {
  const { store, client, print } = context
  const { signing, ...request } = await toMoveRequest(context)
  if (client !== undefined) {
    const { release, notes } = await client.renew(request)
    return print([`Signed ${release.id} again.`, ...notes].join(' '))
  }
  if (signing === undefined)
    throw new CommandError('Name the signing key: --key <file>, or RELEASE_KEY_FILE.')
  const { release } = await store.renew({ ...request, signing })
  const until = (await store.readCurrent())?.signed?.expires_at
  print(`Signed ${release.id} again${until === undefined ? '' : `, valid until ${until}`}.`)
}
