import { isOverdueChunk } from '../errors/errors.ts'

/** Milliseconds for each attempt: an error is on screen within 8 s (DESIGN §4). */
const patience = 4_000

/**
 * Runs an `import()` that somebody waits for. A file that took too long is asked for again, `attempts` times in all: whoever
 * joins the end of a wait that began with a prefetch has hardly waited yet. Given up after 4 s for each attempt, as a library of
 * the shell that does not come is waited for without end. @throws what `isMissingChunk` knows.
 */
export const importWithRetry = <Module>(importer: () => Promise<Module>, attempts = 2): Promise<Module> =>
  Promise.race([tryImport(importer, attempts), giveUp(attempts * patience)])

async function tryImport<Module>(importer: () => Promise<Module>, attempts: number): Promise<Module> {
  try {
    return await importer()
  } catch (error) {
    if (attempts === 1 || !isOverdueChunk(error)) throw error
    return tryImport(importer, attempts - 1)
  }
}

async function giveUp(milliseconds: number): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  throw Object.assign(new Error('A part did not come in time'), { name: 'ChunkLoadError' })
}
