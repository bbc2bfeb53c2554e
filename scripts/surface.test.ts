import { beforeAll, describe, expect, it } from 'vitest'
import { judgeSurfaces, type VersionedSurface } from './surface/judge-surfaces.ts'
import { readReleasedSurface, readSurfaceOfSources } from './surface/kept-surface.ts'

const released = readReleasedSurface()
const changes: { released: VersionedSurface; now: VersionedSurface }[] = []
let sources: VersionedSurface
let faultsOfSources: string[] | undefined
let faults: string[][]

// A single compiler run for all cases, because it parses the libraries only once.
beforeAll(async () => {
  sources = await readSurfaceOfSources()
  ;[faultsOfSources, ...faults] = await judgeSurfaces([{ released, now: sources }, ...changes])
})

/** The last released surface as platform 1.5, with one change. Returns a function that reads the faults. */
function judge(version: string, from: string, to: string): () => string {
  if (!released.text.includes(from)) throw new Error(`The surface has no “${from}”`)
  const now = { version, text: released.text.replace(from, to) }
  const index = changes.push({ released: { version: '1.5.0', text: released.text }, now }) - 1
  return () => faults[index]?.join('\n') ?? ''
}

it('the sources keep the promises of the last release, under its version', () => {
  expect(faultsOfSources).toEqual([])
  expect(sources.version).toBe(released.version)
})

it('contains nothing internal to a package', () => {
  expect(sources.text).not.toMatch(/cspViolations|instead:/)
})

describe('a change that breaks released remotes', () => {
  const removed: [from: string, to: string] = ['list(): Promise<Draft[]>;', '']
  const inMinor = judge('1.6.0', ...removed)
  it('is refused in a minor version, and says what is missing', () => {
    expect(inMinor()).toContain('Platform of @console/shared/platform is not what remotes were built for')
    expect(inMinor()).toContain("Property 'list' is missing in type")
    expect(inMinor()).toContain('or make platformVersion 2.0.0')
  })

  const inMajor = judge('2.0.0', ...removed)
  it('is let through in a major version', () => expect(inMajor()).toBe(''))

  const breaks: [what: string, from: string, to: string][] = [
    ['another argument', 'discard(key: DraftKey)', 'discard(key: DraftKey, why: string)'],
    ['a narrower result', 'readUser(): User | null', 'readUser(): Pick<User, "id"> | null'],
    ['an export that is gone', 'ListPage, ListSkeleton', 'ListSkeleton'],
    ['a member that every remote must have', 'commands?(', 'commands('],
    ['a field that every release must have', 'signIn: z.ZodMiniArray', 'more: z.ZodMiniString<string>; $&'],
    ['an option that every test must give', '  path: string;\n  seed?', '  device: string;\n$&'],
  ]
  describe.each(breaks)('is', (what, from, to) => {
    const problems = judge('1.6.0', from, to)
    it(what, () => expect(problems()).toContain('is not what remotes were built for'))
  })
})

describe('an addition', () => {
  const additions: [what: string, from: string, to: string][] = [
    ['a member', 'links: Links;', '$& printer: { print(): void };'],
    ['an optional member', 'links: Links;', '$& printer?: () => void;'],
    ['an optional argument', 'dismiss(id?: string | number', '$&, all?: boolean'],
    [
      'a field that a release may have',
      'signIn: z.ZodMiniArray',
      'more: z.ZodMiniOptional<z.ZodMiniString<string>>; $&',
    ],
  ]
  describe.each(additions)('of', (what, from, to) => {
    const unsaid = judge('1.5.0', from, to)
    const said = judge('1.6.0', from, to)
    it(`${what} needs the next minor version`, () => {
      expect(unsaid()).toMatch(/ changed, and the platform is 1\.5\.0 still\. Make platformVersion 1\.6\.0/)
      expect(said()).toBe('')
    })
  })
})

describe('what another order or name of an inner type changes', () => {
  const renamed = judge('1.5.0', 'type DraftKey = {', 'type DraftKey = Key;\ntype Key = {')
  it('is no change of the surface', () => expect(renamed()).toBe(''))
})
