import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../commands/workspace.ts'

/** Entries that a remote in a repository of its own may import, as `docs/kit.md` lists it: `@console/shared/list`. */
export const kitEntries = [
  ...readFileSync(join(root, 'docs', 'kit.md'), 'utf8').matchAll(/^\| `(@console\/[^`]+)` \| \S/gm),
].map(([, entry = '']) => entry)

const hidden = 'internal'

const isKitEntry = (entry: string) => kitEntries.includes(entry) || entry.endsWith('/package.json')

/** Imports in the source of a packed package, with `@console/shared/internal/…` for whatever is no entry of the kit. */
export const importHidden = (text: string): string =>
  text.replaceAll(
    /(['"])(@console\/(?:values|shared|node-server|remote-kit))\/([\w./-]+)\1/g,
    (found, quote: string, name: string, path: string) =>
      isKitEntry(`${name}/${path}`) ? found : `${quote}${name}/${hidden}/${path}${quote}`,
  )

type Target = string | { types?: string; default: string }

/** An exports map in which only entries of the kit keep their names, so that nothing else resolves in a remote. */
export function hideExports(name: string, exports: Readonly<Record<string, Target>>): Record<string, Target> {
  const own = kitEntries
    .filter((entry) => entry.startsWith(`${name}/`))
    .map((entry) => `.${entry.slice(name.length)}`)
  const others = Object.entries(exports).filter(([path]) => !isKitEntry(path.replace('.', name)))
  return {
    './package.json': './package.json',
    ...Object.fromEntries(own.map((path) => [path, findTarget(exports, path)])),
    ...Object.fromEntries(others.map(([path, target]) => [path.replace('.', `./${hidden}`), target])),
  }
}

/** As Node finds it: the entry itself, or the longest pattern. */
function findTarget(exports: Readonly<Record<string, Target>>, path: string): Target {
  const exact = exports[path]
  if (exact !== undefined) return exact
  const [pattern, target] = Object.entries(exports)
    .filter(([key]) => key.endsWith('*') && path.startsWith(key.slice(0, -1)))
    .toSorted(([one], [other]) => other.length - one.length)[0] ?? ['', undefined]
  if (target === undefined) throw new Error(`docs/kit.md lists ${path}, which its package does not export.`)
  const rest = path.slice(pattern.length - 1)
  return JSON.parse(JSON.stringify(target).replaceAll('*', rest)) as Target
}
