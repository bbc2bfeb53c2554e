import type { KeyGroup } from '../keys/key-group.ts'
import { type CheckFinding, fault, unlikeIelts } from './mock-issue.ts'

const families = [
  ['TRUE', 'FALSE'],
  ['YES', 'NO'],
] as const

/** TRUE/FALSE/NOT GIVEN or YES/NO/NOT GIVEN, one of them throughout. */
export function checkFacts({ node, instruction, options, questions }: KeyGroup): CheckFinding[] {
  const keys = questions.map(({ key }) => key.toUpperCase())
  const used = families.filter((family) => family.some((value) => keys.includes(value)))
  const offered = families.find((family) => options?.some(({ key }) => key === family[0]))
  const told = families.filter(([yes]) => new RegExp(String.raw`\b${yes}\b`).test(instruction))
  const found: CheckFinding[] = []
  if (used.length > 1) {
    found.push(
      fault(
        node.id,
        'correct_answer',
        'The key mixes TRUE and FALSE with YES and NO; a group has one of them',
      ),
    )
  }
  if (told.length === 1 && offered !== undefined && told[0] !== offered) {
    found.push(
      fault(
        node.id,
        'instruction',
        `The instruction says ${told[0]?.join(', ')}; the options are ${offered.join(', ')}`,
      ),
    )
  }
  const isFilled = keys.every((key) => key !== '')
  const unused = (options ?? []).filter(({ key }) => !keys.includes(key.toUpperCase()))
  if (isFilled && keys.length > 3 && unused.length > 0) {
    const values = unused.map(({ key }) => key).join(' and ')
    found.push(
      unlikeIelts(node.id, 'correct_answer', `${values} is never the answer in a group of ${keys.length}`),
    )
  }
  return found
}
