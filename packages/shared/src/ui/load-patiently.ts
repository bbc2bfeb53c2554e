import { isOverdueChunk } from '../errors/errors.ts'

/**
 * Code that somebody asked for. A file is waited for a few seconds alone, also by whoever joins the wait at its end, as where it
 * was fetched ahead: it is asked for anew, `attempts` times in all.
 */
export async function loadPatiently<Part>(load: () => Promise<Part>, attempts = 2): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (attempts === 1 || !isOverdueChunk(error)) throw error
    return loadPatiently(load, attempts - 1)
  }
}
