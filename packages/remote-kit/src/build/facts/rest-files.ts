import { hash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'static/js/async/rest'
const layerFile = `${folder}/layer.js`
/** As the shell's code has it (`rest-layer.ts`), to be replaced when the other files are there. */
export const restFilesPlace = '__rest_files__'
const place = new RegExp(`(["'\`])${restFilesPlace}\\1`, 'g')

/**
 * Writes into the first file of the second layer the integrity of its other ones. They are many and hardly anybody loads
 * any, so the document, which names all other files of the shell, names this one alone (`build-preload-map.ts`).
 * @throws Error when that file has no place for it.
 */
export function writeRestFiles(distDir: string): void {
  const files = globSync(`${folder}/*.js`, { cwd: distDir })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== layerFile)
    .sort()
  const table = files.map((file) => [
    file,
    `sha384-${hash('sha384', readFileSync(join(distDir, file)), 'base64')}`,
  ])
  const text = JSON.stringify(JSON.stringify(Object.fromEntries(table)))
  const layer = readFileSync(join(distDir, layerFile), 'utf8')
  if (layer.match(place)?.length !== 1)
    throw new Error(`${layerFile} has no place for the hashes of its layer`)
  writeFileSync(
    join(distDir, layerFile),
    layer.replace(place, () => text),
  )
}
