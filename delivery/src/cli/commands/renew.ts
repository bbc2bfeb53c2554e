import { CommandError } from '../../errors/command-error.ts'
import type { ReleaseContext } from '../steps/release-context.ts'
import { toMoveRequest } from '../steps/to-move-request.ts'

export async function renew(context: ReleaseContext): Promise<void> {
  const { store, print } = context
  const { signing, ...request } = await toMoveRequest(context)
  if (signing === undefined) throw new CommandError('Say which key signs: --key <file>, or RELEASE_KEY_FILE.')
  const { release } = await store.renew({ ...request, signing })
  const until = (await store.readCurrent())?.signed?.expires_at
  print(`Signed ${release.id} anew${until === undefined ? '' : `, valid until ${until}`}.`)
}
