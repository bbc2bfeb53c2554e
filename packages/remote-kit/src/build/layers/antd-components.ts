import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readLibraryFile } from './read-library-file.ts'

const manifest = createRequire(import.meta.url).resolve('antd/package.json')
/** Folder of antd's modules, each component in a folder of its own. */
export const antdFolder = join(realpathSync(dirname(manifest)), 'es')

/** What `import { … } from 'antd'` may name, and the folder that each is in: `QRCode` is in `qr-code`. */
export function listAntdComponents(): Map<string, string> {
  const { exports } = readLibraryFile(join(antdFolder, 'index.js'))
  const components = [...exports].flatMap(([name, exported]): [string, string][] =>
    'request' in exported ? [[name, exported.request.slice('./'.length)]] : [],
  )
  return new Map(components)
}

/** Share keys of all components, by the folder of each: `antd/es/table`. */
export const listAntdModules = () =>
  [...new Set(listAntdComponents().values())].sort().map((folder) => `antd/es/${folder}`)
