import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Beside the program where it is bundled, otherwise in the package. */
const folders = ['./migrations', '../../migrations'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)

export const migrationsFolder = folders.find((folder) => existsSync(folder)) ?? 'migrations'
