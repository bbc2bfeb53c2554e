import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder and its parents, as other processes may do too. Node's own recursive `mkdir` never ends where the system
 * refuses to make a folder below an existing one, as in /proc (seen with 24).
 */
export async function makeFolder(dir: string): Promise<void> {
  const isThere = await makeOne(dir)
  if (isThere) return
  await makeFolder(dirname(dir))
  if (!(await makeOne(dir)))
    throw Object.assign(new Error(`${dir} could not be made`), { code: 'ENOENT', path: dir })
}

/** False when there is no folder to put it into. */
async function makeOne(dir: string): Promise<boolean> {
  try {
    await mkdir(dir)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && (await stat(dir)).isDirectory()) return true
    if (code === 'ENOENT' && dirname(dir) !== dir) return false
    throw error
  }
}
