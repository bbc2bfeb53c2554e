import type { PGlite } from '@electric-sql/pglite'
import { assertRoom } from './disk-room.ts'
import { FolderCluster } from './folder-cluster.ts'

/** What the statements of an ended cluster fail with until it could be opened again. */
class DatabaseEndedError extends Error {
  override readonly name = 'DatabaseEndedError'
}

/** PostgreSQL starts a checkpoint of its own when its log has grown by so much. */
const largestLog = 64 * 1024 * 1024
const lookEvery = 30_000

/** What Drizzle asks of PGlite, on a cluster that is opened anew after it ended, and refuses to write without room. */
export class ReopeningCluster implements Pick<PGlite, 'query' | 'exec' | 'transaction'> {
  readonly #folder: string
  #cluster: Promise<FolderCluster>
  readonly #looking: NodeJS.Timeout

  static async open(folder: string): Promise<ReopeningCluster> {
    const cluster = await FolderCluster.open(folder)
    return new ReopeningCluster(folder, cluster)
  }

  private constructor(folder: string, cluster: FolderCluster) {
    this.#folder = folder
    this.#cluster = Promise.resolve(cluster)
    this.#looking = setInterval(() => this.shortenLog().catch(() => {}), lookEvery).unref()
  }

  query: PGlite['query'] = async (text, ...given) => {
    if (!/^\s*select\b/i.test(text)) assertRoom(this.#folder)
    return (await this.#running()).query(text, ...given)
  }

  exec: PGlite['exec'] = async (...given) => {
    assertRoom(this.#folder)
    return (await this.#running()).exec(...given)
  }

  transaction: PGlite['transaction'] = async (work) => {
    assertRoom(this.#folder)
    return (await this.#running()).transaction(work)
  }

  /**
   * PostgreSQL’s checkpointer is a process of its own, which PGlite has not: without this the log grows as long as the
   * process lives, and so does what has to be read again after a crash.
   */
  async shortenLog(largest = largestLog): Promise<void> {
    const { rows } = await this.query<{ grown: string }>(
      'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as grown from pg_control_checkpoint()',
    )
    if (Number(rows[0]?.grown) > largest) await this.exec('checkpoint')
  }

  async close(): Promise<void> {
    clearInterval(this.#looking)
    await (await this.#cluster).close()
  }

  async #running(): Promise<FolderCluster> {
    const opened = this.#cluster
    const cluster = await opened
    if (!cluster.hasEnded) return cluster
    assertRoom(this.#folder)
    // Whoever comes first opens it, and all others wait for that.
    if (this.#cluster === opened) this.#cluster = this.#reopen(cluster)
    return this.#cluster
  }

  async #reopen(ended: FolderCluster): Promise<FolderCluster> {
    try {
      await ended.close()
      return await FolderCluster.open(this.#folder)
    } catch (cause) {
      // The next statement tries again.
      this.#cluster = Promise.resolve(ended)
      throw new DatabaseEndedError('The database ended and could not be opened again', { cause })
    }
  }
}
