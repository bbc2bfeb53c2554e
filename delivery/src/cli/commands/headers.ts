import { CommandError } from '../command-error.ts'
import type { ReleaseContext } from '../release-context.ts'
import { updateNginx } from '../update-nginx.ts'

export async function headers({ command: { nginx, config }, print }: ReleaseContext): Promise<void> {
  if (nginx === undefined) throw new CommandError('Say where nginx reads its headers: --nginx <folder>.')
  print(await updateNginx({ dir: nginx, config }))
}
