import fs from 'node:fs'

/** Four segments of PostgreSQL's log: more than the largest request writes, and than opening after a crash does. */
const reserve = 64 * 1024 * 1024

/** There is too little room to write; nothing was written. */
class DiskFullError extends Error {
  override readonly name = 'DiskFullError'
}

/** PostgreSQL does not survive a full disk inside a write, so it is not let near one. */
export function assertRoom(folder: string) {
  if (!hasRoom(folder)) throw new DiskFullError('Less than 64 MB are free on the disk of the database')
}

export function hasRoom(folder: string): boolean {
  const { bavail, bsize } = fs.statfsSync(folder)
  return bavail * bsize >= reserve
}
