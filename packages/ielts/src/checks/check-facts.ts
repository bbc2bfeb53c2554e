import type { KeyGroup } from '../keys/key-group.ts'
import { type CheckFindings, fault, unlikeIelts, warning } from './mock-issue.ts'

const families = [
  ['TRUE', 'FALSE'],
  ['YES', 'NO'],
] as const

/** Statements about facts are true or false; about what a writer thinks one says yes or no. */
const aims = [
  {
    says: /\b(?:views|claims|opinions?)\b/i,
    of: 'YES',
    message: 'The instruction asks about views, which are answered with YES, NO or NOT GIVEN',
  },
  {
    says: /agree with the information\b/i,
    of: 'TRUE',
    message: 'The instruction asks about information, which is answered with TRUE, FALSE or NOT GIVEN',
  },
] as const

/** TRUE/FALSE/NOT GIVEN or YES/NO/NOT GIVEN, one of them throughout. */
export function* checkFacts({ node: { id }, instruction, options, questions }: KeyGroup): CheckFindings {
  const keys = questions.map(({ key }) => key.toUpperCase())
  const used = families.filter((family) => family.some((value) => keys.includes(value)))
  const offered = families.find((family) => options?.some(({ key }) => key === family[0]))
  const [told, ...others] = families.filter(([yes]) => new RegExp(String.raw`\b${yes}\b`).test(instruction))
  if (used.length > 1) {
    const message = 'The key mixes TRUE and FALSE with YES and NO; a group uses only one pair'
    yield fault('facts-mixed', id, 'correct_answer', message)
  }
  if (told !== undefined && others.length === 0 && offered !== undefined && told !== offered) {
    const message = `The instruction says ${told.join(', ')}; the options are ${offered.join(', ')}`
    yield fault('facts-family', id, 'instruction', message)
  }
  const wrong = aims.find(
    ({ says, of }) => says.test(instruction) && offered !== undefined && offered[0] !== of,
  )
  if (wrong !== undefined) yield warning('facts-family', id, 'instruction', wrong.message)
  const isFilled = keys.every((key) => key !== '')
  const unused = (options ?? []).filter(({ key }) => !keys.includes(key.toUpperCase()))
  if (isFilled && keys.length > 3 && unused.length > 0) {
    const values = unused.map(({ key }) => key).join(' and ')
    yield unlikeIelts(
      'facts-unused',
      id,
      'correct_answer',
      `${values} is never the answer in a group of ${keys.length}`,
    )
  }
}
