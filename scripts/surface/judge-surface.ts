import { intersects } from 'semver'
import { compareSurfaces, type Difference } from './compare-surfaces.ts'
import { type Surface, toMinor } from './surface.ts'

/** A remote of the workspace: its platform range, and its sources by file. */
export type SurfaceUser = { name: string; platform: string; sources: ReadonlyMap<string, string> }

export type Judged = {
  /** Of the platform, as the sources state it. */
  version: string
  now: Surface
  kept: ReadonlyMap<string, Surface>
  users: readonly SurfaceUser[]
}

/** What is wrong with each public surface for the version that it claims to be; a text for each fault. */
export async function judgeSurfaces(all: readonly Judged[]): Promise<string[][]> {
  const differences = await compareSurfaces(
    all.map(({ version, now, kept }) => {
      const major = version.slice(0, version.indexOf('.') + 1)
      return { now, kept: new Map([...kept].filter(([each]) => each.startsWith(major))) }
    }),
  )
  return all.map((judged, index) => describeFaults(judged, differences[index] ?? []))
}

function describeFaults({ version, kept, users }: Judged, differences: readonly Difference[]): string[] {
  const minor = toMinor(version)
  const breaks = differences.filter(({ kind }) => kind === 'breaks')
  const byType = Map.groupBy(breaks, ({ crossing }) => `${crossing.name} of ${crossing.module}`)
  const broken = [...byType].map(([type, each]) => describeBreak(type, each, { version, users }))
  if (!kept.has(minor))
    return [...broken, `Nothing is kept of platform ${minor} yet. Keep it: pnpm surface keep`]
  const changed = differences.filter(
    ({ kind, version: then, crossing }) => kind === 'differs' && then === minor && crossing.isVersioned,
  )
  // A break says already that it is another version.
  return broken.length > 0 || changed.length === 0 ? broken : [describeChanges(changed, version)]
}

function describeBreak(
  type: string,
  breaks: readonly Difference[],
  { version, users }: Pick<Judged, 'version' | 'users'>,
): string {
  const minors = breaks.map((each) => each.version)
  const details = breaks.at(-1)?.details ?? ''
  const hit = users.filter(({ platform }) => minors.some((minor) => intersects(platform, `${minor}.x`)))
  const members = findMembers(details)
  const lines = hit.map(({ name, platform, sources }) => {
    const files = [...sources].filter(([, text]) => members.some((member) => usesMember(text, member)))
    const where =
      files.length === 0
        ? ''
        : `, which uses ${members.join(', ')} in ${files.map(([file]) => file).join(', ')}`
    return `  ${name} (platform ${platform})${where}`
  })
  const next = `${Number.parseInt(version, 10) + 1}.0.0`
  return [
    `${type} is not what remotes were built for with platform ${minors.join(', ')}:`,
    ...details.split('\n').map((line) => `  ${line}`),
    lines.length === 0 ? 'No remote of this workspace has these versions in its range.' : 'It breaks:',
    ...lines,
    `Keep what they use, or make it platform ${next}, which remotes of before are refused with.`,
  ].join('\n')
}

function describeChanges(changes: readonly Difference[], version: string): string {
  const names = changes.map(
    ({ crossing: { name, module } }) => `${name === '*' ? 'what is exported' : name} of ${module}`,
  )
  return `The platform is ${version} still, and it has changed: ${names.join(', ')}. Make it the next minor version (platformVersion), and keep that: pnpm surface keep`
}

/** Names of what is missing, from what the compiler says. */
function findMembers(details: string): string[] {
  const single = [...details.matchAll(/Property '(\w+)' is missing/g)].map(([, name = '']) => name)
  const several = [...details.matchAll(/missing the following properties from type [^\n]*: ([\w, ]+)$/gm)]
  return [...new Set([...single, ...several.flatMap(([, names = '']) => names.split(', '))])]
}

const usesMember = (text: string, member: string) => new RegExp(`\\.${member}\\b`).test(text)
