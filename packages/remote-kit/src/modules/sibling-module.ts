import { dirname, extname, join } from 'node:path'

/**
 * The module `name` in the folder of the module `file`, for those that load modules by path, as bundlers and vitest do. It is
 * TypeScript in the workspace, and JavaScript in the package that is packed of it.
 */
export const siblingModule = (file: string, name: string): string =>
  join(dirname(file), `${name}${extname(file)}`)
