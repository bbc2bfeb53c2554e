import { relative } from 'node:path'
import type { Rspack } from '@rsbuild/core'

/** Other functions may have that name. */
const calls = /\blinks\??\.linkTo(?:\?\.)?\(([^)]*)/g
const targets = /^\s*(['"`])([a-z0-9_]+)\1\s*,\s*(['"`])([A-Za-z0-9_]+)\3/

/**
 * The targets in other remotes that a remote's own modules link to: `content/article`. Call while the modules still
 * have their sources, after tree shaking.
 * @throws Error for a call that does not name its target as text.
 */
export function readLinkTargets({ modules }: Rspack.Compilation, root: string): string[] {
  const found = [...modules].flatMap((module) => {
    const path = module.nameForCondition()
    if (path === undefined || path.includes('node_modules')) return []
    const source = module.originalSource()?.source().toString() ?? ''
    return listLinkTargets(source, relative(root, path))
  })
  return [...new Set(found)].sort()
}

/** @param file its name for the error. */
export const listLinkTargets = (source: string, file: string): string[] =>
  [...source.matchAll(calls)].map(([, given = '']) => {
    const [, , remote, , target] = targets.exec(given) ?? []
    if (remote !== undefined && target !== undefined) return `${remote}/${target}`
    throw new Error(
      `${file} calls linkTo(${given.trim()}…). Give remote and target as texts, linkTo('content', 'article', id), so that publishing knows what it links to.`,
    )
  })
