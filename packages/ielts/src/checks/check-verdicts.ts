import type { KeyGroup } from '../keys/key-group.ts'
import { type CheckFindings, fault, unlikeIelts, warning } from './mock-issue.ts'

const families = [
  ['TRUE', 'FALSE'],
  ['YES', 'NO'],
] as const

/** IELTS uses TRUE and FALSE for information in the text, YES and NO for views of the writer. */
const wordings = [
  {
    pattern: /\b(?:views|claims|opinions?)\b/i,
    family: 'YES',
    message: 'The instruction asks about views, which are answered with YES, NO or NOT GIVEN',
  },
  {
    pattern: /agree with the information\b/i,
    family: 'TRUE',
    message: 'The instruction asks about information, which is answered with TRUE, FALSE or NOT GIVEN',
  },
] as const

/** Checks that a group uses either TRUE and FALSE or YES and NO, in agreement with its instruction. */
export function* checkVerdicts({ node: { id }, instruction, options, questions }: KeyGroup): CheckFindings {
  const keys = questions.map(({ key }) => key.toUpperCase())
  const used = families.filter((family) => family.some((value) => keys.includes(value)))
  const offered = families.find((family) => options.some(({ key }) => key === family[0]))
  const [named, ...others] = families.filter(([yes]) => new RegExp(String.raw`\b${yes}\b`).test(instruction))
  if (used.length > 1) {
    const message = 'The key mixes TRUE and FALSE with YES and NO; a group uses only one pair'
    yield fault('facts-mixed', id, 'correct_answer', message)
  }
  if (named !== undefined && others.length === 0 && offered !== undefined && named !== offered) {
    const message = `The instruction says ${named.join(', ')}; the options are ${offered.join(', ')}`
    yield fault('facts-family', id, 'instruction', message)
  }
  const wrong = wordings.find(
    ({ pattern, family }) => pattern.test(instruction) && offered !== undefined && offered[0] !== family,
  )
  if (wrong !== undefined) yield warning('facts-family', id, 'instruction', wrong.message)
  const isFilled = keys.every((key) => key !== '')
  const unused = options.filter(({ key }) => !keys.includes(key.toUpperCase()))
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
