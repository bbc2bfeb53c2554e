import { isOverdueChunk } from '../errors/errors.ts'

/** Milliseconds for each attempt: an error is on screen within 8 s (DESIGN §4). */
const timeout = 4_000

/**
 * Runs an `import()` that somebody waits for. A slow file is requested again, up to `attempts` in total, because the
 * caller may have joined a prefetch that is about to time out. Each attempt ends after 4 s, because a missing shared
 * library would be waited for forever. @throws an error that `isMissingChunk` recognises.
 */
export const importWithRetry = <Module>(importer: () => Promise<Module>, attempts = 2): Promise<Module> =>
  Promise.race([tryImport(importer, attempts), rejectAfter(attempts * timeout)])

async function tryImport<Module>(importer: () => Promise<Module>, attempts: number): Promise<Module> {
  try {
    return await importer()
  } catch (error) {
    if (attempts === 1 || !isOverdueChunk(error)) throw error
    return tryImport(importer, attempts - 1)
  }
}

async function rejectAfter(milliseconds: number): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  throw Object.assign(new Error('A part did not come in time'), { name: 'ChunkLoadError' })
}
