import { CommandError } from '@console/node-server/command-error'
import { asc } from 'drizzle-orm'
import { toMediaName } from '../media/media-name.ts'
import { mediaFileTable } from '../media/media-table.ts'
import { openMedia } from '../media/open-media.ts'
import { type CommandPlace, openCommandDatabase } from './open-command-database.ts'

/** `check`: whether the storage has the bytes of every file in the database. @throws CommandError if any are missing. */
export async function runCheck(args: readonly string[], { env, print }: CommandPlace): Promise<void> {
  const { MEDIA_DIR: folder, MEDIA_BUCKET: bucket } = env
  if (args.length > 0) throw new CommandError('Usage:\n  check')
  if (!folder) throw new CommandError('Name the folder of the media library in MEDIA_DIR.')
  const { storage } = await openMedia({ folder, bucket: bucket || undefined })
  await using opened = await openCommandDatabase(env)
  const rows = await opened.database.select().from(mediaFileTable).orderBy(asc(mediaFileTable.id))
  const faults: string[] = []
  for (const row of rows) {
    const size = await storage.readSize(toMediaName(row))
    if (size !== row.size)
      faults.push(`${row.id}\t${row.name}\t${size === undefined ? 'missing' : 'cut short'}`)
  }
  if (faults.length > 0)
    throw new CommandError(
      [...faults, 'Upload these files again, or restore them from a backup: their records are kept.'].join(
        '\n',
      ),
    )
  print(`${rows.length} files are whole.`)
}
