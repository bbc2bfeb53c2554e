import { relative } from 'node:path'
import type { Rspack } from '@rsbuild/core'
import { gt, minVersion } from 'semver'

type Member = { since: string; use: RegExp }

/**
 * Members of Platform that came later and are not optional in its types, so that the compiler does not ask what happens
 * without them.
 */
export const laterMembers: Readonly<Record<string, Member>> = {
  readPermissions: { since: '1.4.0', use: /\breadPermissions\b/ },
  requestWithVersion: { since: '1.5.0', use: /\brequestWithVersion\b/ },
  section: { since: '1.6.0', use: /\bsection\.signal\b/ },
  ownApi: { since: '1.12.0', use: /\bownApi\b/ },
  open: { since: '1.12.0', use: /\b(?:api|ownApi\([^()]{0,200}\))\.open\(/i },
  'PATCH of its clients': { since: '1.12.0', use: /\bmethod:\s*['"]PATCH['"]/ },
}

/**
 * The members that a remote's own modules and those of the kit use, with their files. Call while the modules still have
 * their sources, after tree shaking.
 */
export function readPlatformUses({ modules }: Rspack.Compilation, root: string): Map<string, string[]> {
  const found = [...modules].flatMap((module) => {
    const path = module.nameForCondition()
    if (path === undefined || /node_modules\/(?!@console\/)[^@]*$/.test(path)) return []
    const source = module.originalSource()?.source().toString() ?? ''
    return listMembers(source).map((member) => ({ member, file: relative(root, path) }))
  })
  const uses = Map.groupBy(found, ({ member }) => member)
  return new Map([...uses].map(([member, files]) => [member, files.map(({ file }) => file).sort()]))
}

export function listMembers(source: string): string[] {
  const lines = source.split('\n').filter((line) => !/^\s*(?:\/[/*]|\*)/.test(line))
  const code = lines.join('\n')
  return Object.keys(laterMembers).filter((member) => laterMembers[member]?.use.test(code))
}

/** @throws Error naming members and files if the range begins before a member that is used. */
export function refuseEarlyRange(range: string, uses: ReadonlyMap<string, readonly string[]>): void {
  const first = minVersion(range)
  const early = [...uses].flatMap(([member, files]) => {
    const since = laterMembers[member]?.since ?? '0.0.0'
    return first !== null && gt(since, first)
      ? [{ since, line: `  ${files.join(', ')}: ${member}, since ${since}` }]
      : []
  })
  const [newest] = early.map(({ since }) => since).sort((one, other) => (gt(one, other) ? -1 : 1))
  if (newest === undefined) return
  throw new Error(
    [
      `remote.config.ts says platform: '${range}', and a shell of ${first} lacks what this remote uses of Platform:`,
      ...early.map(({ line }) => line),
      `Say platform: '^${newest}'.`,
    ].join('\n'),
  )
}
