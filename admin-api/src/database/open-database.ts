import type { OpenDatabase, Prepare } from './database.ts'

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
    const { openFolder } = await import('./open-folder.ts')
    return openFolder(dataDir, prepare)
  }
  const { openMemory } = await import('./open-memory.ts')
  return openMemory(content, prepare, reuse)
}
