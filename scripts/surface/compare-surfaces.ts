import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile, inKit } from './emit-surface.ts'
import { type Promised, promises } from './promises.ts'

/** `breaks`: code built for the release does not work with it. `differs`: the types are not identical. */
export type Difference = { promised: Promised; kind: 'breaks' | 'differs'; details: string }

/**
 * Asks the compiler whether `now` is assignable where `released` was expected; all pairs at once, because parsing the
 * libraries dominates.
 */
export function compareSurfaces(
  pairs: readonly { released: string; now: string }[],
): Promise<Difference[][]> {
  return inKit(async (dir) => {
    for (const [index, { released, now }] of pairs.entries()) {
      const folder = join(dir, String(index))
      await mkdir(folder)
      await writeFile(join(folder, 'released.d.ts'), released)
      await writeFile(join(folder, 'now.d.ts'), now)
      await writeFile(
        join(folder, 'compare.ts'),
        [...head, ...promises.flatMap(toQuestions(released))].join('\n'),
      )
    }
    const files = pairs.map((_, index) => `${index}/compare.ts`)
    const { output } = await compile(dir, { compilerOptions: { types: [] }, files })
    const found = pairs.map((): Difference[] => [])
    const answers = output.replaceAll(`${dir}/`, '').split(/\n(?=\S)/)
    for (const part of answers.filter((each) => each.trim() !== '')) {
      const [, index = '', line = ''] = /(\d{1,4})\/compare\.ts\((\d{1,4}),/.exec(part) ?? []
      const question = Number(line) - head.length - 1
      const promised = promises[Math.floor(question / 2)]
      if (promised === undefined) throw new Error(`The surfaces could not be compared:\n${output}`)
      const kind = question % 2 === 0 ? 'breaks' : 'differs'
      found[Number(index)]?.push({ promised, kind, details: part.slice(part.indexOf('): error') + 3) })
    }
    return found
  })
}

const head = [
  "import type * as Released from './released'",
  "import type * as Now from './now'",
  // Identical, not merely mutually assignable.
  'type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false',
]

/** Two lines each. Exports that the release did not have cannot break anything. */
const toQuestions =
  (released: string) =>
  ({ name, kind, flow }: Promised) => {
    if (!new RegExp(`^export .*\\b${name}\\b`, 'm').test(released)) return ['', '']
    const typeOf = (surface: string) => `${kind === 'type' ? '' : 'typeof '}${surface}.${name}`
    const [from, to] = flow === 'given' ? ['Now', 'Released'] : ['Released', 'Now']
    return [
      `export const ${name}Stands = (value: ${typeOf(from)}): ${typeOf(to)} => value`,
      `export const ${name}IsSame: Same<${typeOf('Now')}, ${typeOf('Released')}> = true`,
    ]
  }
