import { SourceMap } from 'node:module'
import { isAbsolute, relative } from 'node:path'
import { devVersion } from './dev-pointer.ts'
import type { DevUnit } from './dev-unit.ts'
import type { Origin, Violation } from './policy-reports.ts'

const unitFile = new RegExp(`^/(?:remotes/([^/]+)|shell)/${devVersion}/(.+)$`)
/** Code of the hot-reload client, which production does not have. */
const developing =
  /[\\/]node_modules[\\/](?:@rsbuild[\\/]core|@rspack[\\/]plugin-react-refresh|react-refresh)[\\/]/

/** The unit and the source that a violation comes from; undefined for code that only development adds. */
export async function findOrigin(
  { file, line, column }: Violation,
  units: ReadonlyMap<string, DevUnit>,
): Promise<Origin | undefined> {
  const [, remote = 'shell', path] = unitFile.exec(URL.parse(file ?? '')?.pathname ?? '') ?? []
  const unit = units.get(remote)
  if (unit === undefined || path === undefined)
    return { unit: 'the console', place: file === undefined ? 'the page itself' : `${file}:${line}` }
  const entry = await readEntry(unit, path, { line, column })
  if (entry === undefined) return { unit: remote, place: `${path}:${line}` }
  if (developing.test(entry.source)) return undefined
  return { unit: remote, place: `${toShown(entry.source, unit.dir)}:${entry.line}` }
}

async function readEntry(unit: DevUnit, path: string, { line, column }: { line: number; column: number }) {
  const map = await unit.fetch(`${path}.map`)
  if (map === undefined) return undefined
  try {
    // SourceMap throws, or finds nothing, for anything that is not a source map.
    const payload = (await map.json()) as ConstructorParameters<typeof SourceMap>[0]
    const entry = new SourceMap(payload).findEntry(line - 1, column - 1)
    if (!('originalSource' in entry)) return undefined
    return { source: entry.originalSource, line: entry.originalLine + 1 }
  } catch {
    return undefined // not a source map
  }
}

/** `src/list/list-page.tsx`, or `leaflet/dist/leaflet-src.js` of a library. */
function toShown(source: string, dir: string): string {
  const path = source.replace(/^(?:webpack|rspack):\/\/[^/]*\//, '').replace(/^file:\/\//, '')
  const [, ...libraries] = path.split(/[\\/]node_modules[\\/]/)
  const inLibrary = libraries.at(-1)
  if (inLibrary !== undefined) return inLibrary
  return isAbsolute(path) ? relative(dir, path) : path.replace(/^\.\//, '')
}
