import { CommandError } from '@console/node-server/command-error'
import type { ReleaseContext } from '../steps/release-context.ts'
import { readSigning } from '../steps/to-move-request.ts'

export async function verify(context: ReleaseContext): Promise<void> {
  const { store, client, command, print } = context
  const { id, checked, problems, distrust, isSignatureChecked, mismatches } =
    client === undefined
      ? await store.verify(command.operands[0], await listPublicKeys(context))
      : await client.verify(command.operands[0])
  if (distrust.length > 0)
    throw new CommandError(
      [`${id} is not as its key signed it:`, ...distrust.map((why) => `  ${why}`)].join('\n'),
    )
  if (mismatches.length > 0)
    throw new CommandError(
      [`The parts of ${id} do not go together:`, ...mismatches.map((what) => `  ${what}`)].join('\n'),
    )
  if (problems.length === 0) {
    const signature = isSignatureChecked ? ' Its signature is valid.' : ''
    return print(`${id} is whole: its ${checked} files are as they were published.${signature}`)
  }
  const words = { missing: 'missing', differs: 'changed', orphaned: 'unknown' }
  const lines = problems.map(({ address, problem }) => `  ${words[problem]}  ${address}`)
  throw new CommandError(
    [
      `${id} is not whole. Not as published:`,
      ...lines,
      'Publish those versions again to mend them, or move to another release: pnpm release rollback.',
    ].join('\n'),
  )
}

async function listPublicKeys(context: ReleaseContext): Promise<string[]> {
  const { unsigned, trusted } = context.command
  const signing = unsigned ? undefined : await readSigning(context)
  return signing === undefined ? trusted : [signing.key.publicKey, ...trusted]
}
