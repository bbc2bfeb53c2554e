import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const folder = join(dirname(createRequire(import.meta.url).resolve('antd/package.json')), 'es')

/** Building blocks of components, not components. */
const parts = new Set(['locale', 'style'])

/**
 * Share keys of antd's components, by folder: `antd/es/table`. antd documents `antd/es/*` as an entry point per
 * component and does not restrict it by `exports`.
 */
export const listAntdModules = (): string[] =>
  readdirSync(folder)
    .filter(
      (name) => /^[a-z-]+$/.test(name) && !parts.has(name) && existsSync(join(folder, name, 'index.js')),
    )
    .sort()
    .map((name) => `antd/es/${name}`)

/** The shell's chunk for a component, as named in `shell/src/remotes/import-shared.ts`. */
export const toAntdChunk = (key: string): string => `${key.replace('antd/es/', antdChunks)}-index-js`

/** Prefix of these chunks' names, hence the folder of their files. */
export const antdChunks = 'antd/'
