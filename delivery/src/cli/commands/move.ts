import { CommandError } from '../../errors/command-error.ts'
import { takeOne } from '../command-line/take-operands.ts'
import { publishBuilt } from '../steps/publish-built.ts'
import type { ReleaseContext } from '../steps/release-context.ts'

export async function move(context: ReleaseContext): Promise<void> {
  const { store, command } = context
  const { from, to, redirects } = command
  const path = takeOne(command, 'path', 'move <path> --from <remote> --to <remote>')
  if (from === undefined || to === undefined || from === to)
    throw new CommandError(
      `Say which remote gives ${path} up and which takes it: pnpm release move ${path} --from <remote> --to <remote>.`,
    )
  await publishBuilt(
    context,
    [from, to],
    (seconds) => `Moved ${path} from ${from} to ${to} in ${seconds} s:`,
    (request, [giver, taker]) => {
      if (giver === undefined || taker === undefined) throw new Error('two units were built')
      return store.move({ ...request, path, giver, taker, redirects })
    },
  )
}
