import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type NodeFiles = { stream_ops: { fsync?: (stream: { nfd: number }) => number } }

/**
 * A folder whose files are on the disk when PostgreSQL was told so. PGlite's own folder answers every `fsync` with
 * success and does nothing.
 */
export class SyncedFolder extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts, ...others } = await super.init(...given)
    const passSyncOn = (module: object) => {
      // Emscripten's file system over Node's, which the types of PGlite leave out.
      const files = Reflect.get(module, 'NODEFS') as NodeFiles
      files.stream_ops.fsync = ({ nfd }) => {
        fs.fsyncSync(nfd)
        return 0
      }
    }
    return {
      ...others,
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), passSyncOn] },
    }
  }
}
