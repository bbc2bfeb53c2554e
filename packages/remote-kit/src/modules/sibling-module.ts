import { dirname, extname, join } from 'node:path'

/**
 * Path of the module `name` in the folder of the module `file`, for tools that load modules by path, such as bundlers
 * and vitest. A TypeScript file in the workspace, a JavaScript file in the packed package.
 */
export const siblingModule = (file: string, name: string): string =>
  join(dirname(file), `${name}${extname(file)}`)
