import { isOverdueChunk } from '../errors/errors.ts'

/**
 * Runs an `import()` that somebody waits for. A file that took too long is asked for again, `attempts` times in all: whoever
 * joins the end of a wait that began with a prefetch has hardly waited yet.
 */
export async function importWithRetry<Module>(
  importer: () => Promise<Module>,
  attempts = 2,
): Promise<Module> {
  try {
    return await importer()
  } catch (error) {
    if (attempts === 1 || !isOverdueChunk(error)) throw error
    return importWithRetry(importer, attempts - 1)
  }
}
