import { CommandError } from '../../errors/command-error.ts'
import type { ReleaseContext } from '../steps/release-context.ts'
import { updateNginx } from '../steps/update-nginx.ts'

export async function headers({ command: { nginx, config }, print }: ReleaseContext): Promise<void> {
  if (nginx === undefined)
    throw new CommandError('Name the folder that nginx includes its headers from: --nginx <folder>.')
  print(await updateNginx({ dir: nginx, config }))
}
