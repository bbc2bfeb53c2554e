import { PGlite } from '@electric-sql/pglite'
import { SyncedFolder } from './synced-folder.ts'

/** PGlite starts with `-F`, which is `fsync=off`, and its `fdatasync` does nothing. */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // Of 128 MB all are held from the start, for tables that take a few; what does not fit is read from the files.
  '-c',
  'shared_buffers=16MB',
]

/**
 * PGlite on files. PostgreSQL ends its process when it cannot go on (`PANIC`, for one when the log cannot be written);
 * here there is no process to end, and the next statement would wait for ever for a lock that nobody gives back. So
 * from then on every statement fails as that one did.
 */
export class FolderCluster extends PGlite {
  readonly #folder: SyncedFolder
  #end: { cause: unknown } | undefined

  static open(folder: string): Promise<FolderCluster> {
    const cluster = new FolderCluster(new SyncedFolder(folder))
    return cluster.waitReady.then(() => cluster)
  }

  private constructor(folder: SyncedFolder) {
    super({ fs: folder, startParams })
    this.#folder = folder
  }

  get hasEnded(): boolean {
    return this.#end !== undefined
  }

  override async execProtocolStream(
    ...given: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    if (this.#end !== undefined) throw this.#end.cause
    try {
      return await super.execProtocolStream(...given)
    } catch (cause) {
      if (isEnding(cause)) this.#end = { cause }
      throw cause
    }
  }

  /** Of an ended one only the files are closed: its shutdown would wait for the same lock. */
  override close(): Promise<void> {
    return this.hasEnded ? this.#folder.closeFs() : super.close()
  }
}

const isEnding = (error: unknown): boolean =>
  error instanceof Error && ['PANIC', 'FATAL'].includes(String(Reflect.get(error, 'severity')))
