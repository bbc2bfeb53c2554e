import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The folder of the newest PostgreSQL server's programs on this machine; undefined where there is none. */
export function findPostgres(): string | undefined {
  const versions = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => toMajor(b) - toMajor(a))
  const folders = [...versions, ...(process.env['PATH'] ?? '').split(delimiter)]
  return folders.find(
    (folder) => isExecutable(join(folder, 'postgres')) && isExecutable(join(folder, 'initdb')),
  )
}

const toMajor = (folder: string) => Number(/\/(\d+)\/bin$/.exec(folder)?.[1] ?? 0)

function isExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
