import { beforeAll, describe, expect, it } from 'vitest'
import { root } from './commands/workspace.ts'
import { readJudged } from './surface/check-surface.ts'
import { type Judged, judgeSurfaces } from './surface/judge-surface.ts'
import { readSurface, type Surface, writeSurface } from './surface/surface.ts'

const limit = 120_000

it('What released remotes were built for is still there', () => {
  expect(faultsNow).toEqual([])
})

let faultsNow: string[] | undefined
let now: Surface
const changes: (() => Judged)[] = []
let faults: string[][] = []
// One run of the compiler for the workspace and all changes: a run for each would take most of a minute of processor time.
beforeAll(async () => {
  const workspace = await readJudged(root)
  now = workspace.now
  ;[faultsNow, ...faults] = await judgeSurfaces([workspace, ...changes.map((change) => change())])
}, limit)

/** Kept as 1.5, and changed afterwards. Gives what reads the faults, once tests run. */
function judge(version: string, module: string, from: string, to: string): () => string[] {
  const users = [
    {
      name: 'commerce',
      platform: '^1.5.0',
      sources: new Map([['remotes/commerce/src/a.ts', 'drafts.list()']]),
    },
    { name: 'content', platform: '^1.0.0', sources: new Map() },
    { name: 'later', platform: '^1.6.0', sources: new Map() },
  ]
  const index = changes.push(() => {
    const text = now.get(module) ?? ''
    if (!text.includes(from)) throw new Error(`${module} has no “${from}”`)
    const changed = new Map(now).set(module, text.replace(from, to))
    return { version, now: changed, kept: new Map([['1.5', now]]), users }
  })
  return () => faults[index - 1] ?? []
}

const platform = 'shared/src/platform/platform'

describe('A change that remotes of before cannot live with', () => {
  const removed = judge('1.6.0', platform, 'list(): Promise<Draft[]>;', '')
  it('names what is missing, and which remotes it breaks', () => {
    const problems = removed()
    const said =
      'Platform of shared/src/platform/platform is not what remotes were built for with platform 1.5:'
    // What hands the platform on, such as a list, is named too.
    const problem = problems.find((each) => each.startsWith(said))
    expect(problem).toContain("Property 'list' is missing in type")
    expect(problem).toContain(
      '\n  commerce (platform ^1.5.0), which uses list in remotes/commerce/src/a.ts\n  content (platform ^1.0.0)\n',
    )
    expect(problem).not.toContain('later')
    expect(problem).toMatch(
      /Keep what they use, or make it platform 2\.0\.0, which remotes of before are refused with\.$/,
    )
    expect(problems.at(-1)).toBe('Nothing is kept of platform 1.6 yet. Keep it: pnpm surface keep')
  })

  const breaks: [what: string, module: string, from: string, to: string][] = [
    ['asks for another argument', platform, 'discard(key: DraftKey)', 'discard(key: DraftKey, why: string)'],
    ['gives less', platform, 'readUser(): User | null', 'readUser(): Pick<User, "id"> | null'],
    ['is gone from the list', 'shared/src/list/list', "export { ListPage } from './list-page.tsx';", ''],
    ['is asked of every remote', 'shared/src/remote/remote-module', 'commands?(', 'commands('],
    [
      'is asked of every release',
      'shared/src/release/release.schema',
      'signIn: z.ZodMiniArray',
      'more: z.ZodMiniString<string>; signIn: z.ZodMiniArray',
    ],
    [
      'is asked of the tests of remotes',
      'remote-kit/src/testing/render-remote',
      'path: string',
      'path: string; device: string',
    ],
  ]
  describe.each(breaks)('is one where something', (what, module, from, to) => {
    const problems = judge('1.5.0', module, from, to)
    it(what, () => expect(problems().join('\n')).toContain('It breaks:'))
  })

  const another = judge('2.0.0', platform, 'list(): Promise<Draft[]>;', '')
  it('is another major version, which is compared with its own kind', () => {
    expect(another()).toEqual(['Nothing is kept of platform 2.0 yet. Keep it: pnpm surface keep'])
  })
})

describe('Something more', () => {
  const additions: [what: string, module: string, from: string, to: string][] = [
    ['member', platform, 'links: Links;', 'links: Links; printer: { print(): void };'],
    ['optional member', platform, 'links: Links;', 'links: Links; printer?: () => void;'],
    [
      'optional argument',
      platform,
      'dismiss(id?: string | number)',
      'dismiss(id?: string | number, all?: boolean)',
    ],
    [
      'part of the list',
      'shared/src/list/list',
      'export { useList',
      'export declare const more: string;\nexport { useList',
    ],
  ]
  describe.each(additions)('is another minor version', (what, module, from, to) => {
    const unsaid = judge('1.5.0', module, from, to)
    const said = judge('1.6.0', module, from, to)
    it(what, () => {
      expect(unsaid()).toEqual([
        expect.stringMatching(
          /^The platform is 1\.5\.0 still, and it has changed: .*\. Make it the next minor version/,
        ),
      ])
      expect(said()).toEqual(['Nothing is kept of platform 1.6 yet. Keep it: pnpm surface keep'])
    })
  })

  const optional = judge(
    '1.5.0',
    'shared/src/release/release.schema',
    'signIn: z.ZodMiniArray',
    'more: z.ZodMiniOptional<z.ZodMiniString<string>>; signIn: z.ZodMiniArray',
  )
  it('that only the records of releases may have is none', () => expect(optional()).toEqual([]))
})

it('A surface that is kept is read as it was', () => {
  expect(readSurface(writeSurface(now))).toEqual(
    new Map([...now].map(([path, text]) => [path, `${text.trimEnd()}\n`])),
  )
})
