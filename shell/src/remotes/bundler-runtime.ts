import type { ModuleFederation } from '@module-federation/enhanced/runtime'
import type { ChunkLoading } from './retry-chunks.ts'

export type ModuleId = string | number

/** What the build of a remote calls `__webpack_require__`, as far as it is touched here. */
type RemoteBuild = ChunkLoading & {
  m: Record<ModuleId, (module: object) => void>
  federation: { instance?: ModuleFederation; initOptions: { name: string; id?: string } }
}

export type Consumption = {
  chunkId: ModuleId
  promises: Promise<unknown>[]
  chunkMapping: Record<ModuleId, ModuleId[]>
  installedModules: Record<ModuleId, Promise<unknown> | 0>
  moduleToHandlerMapping: Record<ModuleId, { shareKey: string }>
  webpackRequire: RemoteBuild
}

export type BundlerRuntime = {
  init(options: { webpackRequire: RemoteBuild }): ModuleFederation
  consumes(options: Consumption): void
}

/**
 * The runtime that the federation plugin puts into whatever it builds. The build of the shell puts it in place of this
 * file (`lazy-federation-runtime.ts`), so that it comes with the first remote and no earlier.
 */
export declare const federation: { bundlerRuntime: BundlerRuntime }
/** Its part for a build that exposes modules. */
export declare const initContainerEntry: unknown
