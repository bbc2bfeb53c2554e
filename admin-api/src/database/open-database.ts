import type { OpenDatabase, Prepare } from './database.ts'
import { DatabaseOpenError } from './database-open-error.ts'

export type DatabasePlace = {
  databaseUrl?: string | undefined
  dataDir?: string | undefined
  reuse?: boolean | undefined
}

/** `content` names what `prepare` puts in, for databases in memory. Each driver is loaded only where it is used. */
export async function openDatabase(
  { databaseUrl, dataDir, reuse }: DatabasePlace,
  content: string,
  prepare: Prepare,
): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import('./open-postgres.ts')
    return openPostgres(databaseUrl, prepare)
  }
  if (dataDir !== undefined) {
    const { openFolder } = await embedded(import('./open-folder.ts'))
    return openFolder(dataDir, prepare)
  }
  const { openMemory } = await embedded(import('./open-memory.ts'))
  return openMemory(content, prepare, reuse)
}

/** The production artefact is built without it. */
const embedded = <Module>(loaded: Promise<Module>): Promise<Module> =>
  loaded.catch((cause: unknown) => {
    if (Object(cause).code !== 'ERR_MODULE_NOT_FOUND') throw cause
    throw new DatabaseOpenError(
      'This program is without the embedded database. Name PostgreSQL: DATABASE_URL.',
      {
        cause,
      },
    )
  })
