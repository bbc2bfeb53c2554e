import { CommandError } from '@console/node-server/command-error'
import { createReleaseKey, readReleaseKey } from '../../releases/signing/release-key.ts'
import type { ReleaseContext } from '../steps/release-context.ts'

export async function key({ store, command, print }: ReleaseContext): Promise<void> {
  const [what, file] = command.operands
  if ((what !== 'new' && what !== 'show') || file === undefined)
    throw new CommandError('Say what to do with which key: key new <file>, or key show <file>.')
  const read = what === 'new' ? createReleaseKey : readReleaseKey
  const { publicKey } = await read(file, store.dir)
  if (what === 'new')
    print(
      `The key is in ${file}. Keep it secret, and keep a copy in a safe place. Its public key, for releaseKeys of config.json:`,
    )
  print(publicKey)
}
