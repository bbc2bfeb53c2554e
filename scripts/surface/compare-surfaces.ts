import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runIn } from '../commands/run-in.ts'
import { root } from '../commands/workspace.ts'
import { type Crossing, crossings } from './crossings.ts'
import type { Surface } from './surface.ts'

/** `breaks`: what was built then cannot live with it. `differs`: it is not the same, as far as types tell. */
export type Difference = {
  crossing: Crossing
  /** Of the surface of then: `1.5`. */
  version: string
  kind: 'breaks' | 'differs'
  /** What the compiler says. */
  details: string
}

type Question = Omit<Difference, 'details'> & { file: string; text: string }

const minute = 60_000

export type Comparison = { now: Surface; kept: ReadonlyMap<string, Surface> }

/**
 * Asks the compiler whether what there is now can stand where each surface of then stood; all comparisons at once, since it
 * reads the libraries that they name only once.
 */
export async function compareSurfaces(comparisons: readonly Comparison[]): Promise<Difference[][]> {
  const dir = await mkdtemp(join(tmpdir(), 'console-surfaces-'))
  try {
    const asked = comparisons.map(({ kept }, index) =>
      [...kept].flatMap(([version, then]) =>
        crossings.flatMap((crossing) => ask(crossing, version, then, toFolder(index))),
      ),
    )
    for (const [index, { now, kept }] of comparisons.entries())
      for (const [version, surface] of [...kept, ['now', now] as const])
        await writeSources(join(dir, toFolder(index), version), surface)
    const questions = asked.flat()
    for (const { file, text } of questions) await writeFile(join(dir, file), text)
    const config = {
      extends: join(root, 'tsconfig.browser.json'),
      compilerOptions: { types: [] },
      files: questions.map(({ file }) => file),
    }
    await writeFile(join(dir, 'tsconfig.json'), JSON.stringify(config))
    const { output } = await runIn('', `tsc -p ${dir} --pretty false`, 5 * minute)
    const answers = readAnswers(output, questions)
    return asked.map((each) =>
      answers.filter(([question]) => each.includes(question)).map(([, found]) => found),
    )
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

const toFolder = (index: number) => `comparison-${index}`

/** Where modules of npm are found as the packages find them. */
async function writeSources(dir: string, surface: Surface) {
  for (const [path, text] of surface) {
    const file = join(dir, `${path}.d.ts`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  for (const name of new Set([...surface.keys()].map((path) => path.split('/')[0] ?? '')))
    await symlink(join(root, 'packages', name, 'node_modules'), join(dir, name, 'node_modules'))
}

/** What was not there then, nobody was built for. */
function ask(crossing: Crossing, version: string, then: Surface, folder: string): Question[] {
  const { module, name, flow, except, now = { module, name } } = crossing
  if (except?.includes(version)) return []
  const text = then.get(module) ?? ''
  const declared = new RegExp(`^export (?:declare )?(type|interface|const|function) ${name}\\b`, 'm').exec(
    text,
  )
  if (text === '' || (name !== '*' && declared === null)) return []
  const isType = declared?.[1] === 'type' || declared?.[1] === 'interface'
  const typeOf = (place: string, at: { module: string; name: string }) => {
    if (at.name === '*') return `typeof import('./${place}/${at.module}')`
    return `${isType ? '' : 'typeof '}import('./${place}/${at.module}').${at.name}`
  }
  const types = `type Now = ${typeOf('now', now)}\ntype Then = ${typeOf(version, { module, name })}\n`
  const [from, to] = flow === 'given' ? ['Now', 'Then'] : ['Then', 'Now']
  const id = `${folder}/${version}-${module.replaceAll('/', '-')}-${name === '*' ? 'all' : name}`
  return [
    {
      crossing,
      version,
      kind: 'breaks',
      file: `${id}-breaks.ts`,
      text: `${types}export const stand = (value: ${from}): ${to} => value\n`,
    },
    {
      crossing,
      version,
      kind: 'differs',
      file: `${id}-differs.ts`,
      text: `${types}${same}export const same: Same<Now, Then> = true\n`,
    },
  ]
}

/** Whether two types are identical, and not merely assignable both ways. */
const same = `type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false
`

/** `1.5-….ts(3,40): error TS2322: …`, with indented lines on why. */
function readAnswers(output: string, questions: readonly Question[]): (readonly [Question, Difference])[] {
  const found = output.split(/\n(?=\S)/).filter((part) => part.trim() !== '')
  return found.map((part) => {
    const question = questions.find(({ file }) => part.includes(`${file}(`))
    if (question === undefined) throw new Error(`The surfaces could not be compared:\n${output}`)
    const { file: _, text: __, ...difference } = question
    return [question, { ...difference, details: part.slice(part.indexOf('): error') + 3) }]
  })
}
