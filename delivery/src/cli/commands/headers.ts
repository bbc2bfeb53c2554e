import { CommandError } from '../../errors/command-error.ts'
import type { ReleaseContext } from '../steps/release-context.ts'
import { updateNginx } from '../steps/update-nginx.ts'

export async function headers({ command: { nginx, config }, print }: ReleaseContext): Promise<void> {
  if (nginx === undefined) throw new CommandError('Say where nginx reads its headers: --nginx <folder>.')
  print(await updateNginx({ dir: nginx, config }))
}
