import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const folder = join(dirname(createRequire(import.meta.url).resolve('antd/package.json')), 'es')

/** Hold what components are made of, and none. */
const parts = new Set(['locale', 'style'])

/**
 * Share keys of antd's components, by the folder of each: `antd/es/table`. antd documents `antd/es/*` as an entry of its own for each
 * component and limits it by no `exports`.
 */
export const listAntdModules = (): string[] =>
  readdirSync(folder)
    .filter(
      (name) => /^[a-z-]+$/.test(name) && !parts.has(name) && existsSync(join(folder, name, 'index.js')),
    )
    .sort()
    .map((name) => `antd/es/${name}`)

/** The shell's chunk of a component, as `shell/src/remotes/shared-modules.ts` names it. */
export const toAntdChunk = (key: string): string => `${key.replace('antd/es/', antdChunks)}-index-js`

/** Start of the names of these chunks, and so the folder of those files that hold nothing else. */
export const antdChunks = 'antd/'
