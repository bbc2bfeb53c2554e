import { dirname, join } from 'node:path/posix'
import { crossings } from './crossings.ts'

/** Declarations by path below `packages`, without an ending: `shared/src/platform/platform`. */
export type Surface = ReadonlyMap<string, string>

/** The versions of which a surface is kept: `1.5`. */
export const toMinor = (version: string): string => version.split('.', 2).join('.')

const header = '//// '

/** As one text, for keeping. */
export const writeSurface = (surface: Surface): string =>
  [...surface].map(([path, text]) => `${header}${path}\n${text.trimEnd()}\n`).join('\n')

export const readSurface = (text: string): Surface =>
  new Map(
    text
      .split(`\n${header}`)
      .map((part) => part.replace(header, ''))
      .map((part): [string, string] => {
        const end = part.indexOf('\n')
        return [part.slice(0, end), part.slice(end + 1)]
      }),
  )

/** What crosses and what its declarations refer to; the rest of a package is nobody else's. */
export function keepCrossing(all: Surface): Surface {
  const kept = new Set(crossings.map(({ module }) => module).filter((module) => all.has(module)))
  for (const module of kept)
    for (const [, path = ''] of (all.get(module) ?? '').matchAll(
      /(?:from |import\()['"](\.[^'"]+)\.tsx?['"]/g,
    ))
      kept.add(join(dirname(module), path))
  return new Map([...kept].sort().map((module) => [module, all.get(module) ?? '']))
}
