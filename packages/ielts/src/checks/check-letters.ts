import { setField } from '../document/field-commands.ts'
import type { KeyGroup } from '../keys/key-group.ts'
import { toTraits } from '../question-types/question-types.ts'
import { type CheckFindings, fault, warning } from './mock-issue.ts'

const sentence = 'You may use any letter more than once.'

/** Whether an instruction allows an option to be used more than once. */
export const allowsReuse = (instruction: string): boolean =>
  instruction.split('.').some((each) => {
    const [before = '', ...after] = each.split(/\bmore than once\b/i)
    return after.length > 0 && !/\bnot\b/i.test(before)
  })

/** Checks that options answer several questions if, and only if, the instruction allows it. */
export function* checkLetters({ node, type, instruction, questions }: KeyGroup): CheckFindings {
  const { reuse } = toTraits(type).options
  if (reuse === 'free') return
  const keys = questions.map(({ key }) => key.trim()).filter((key) => key !== '')
  const repeated = [...new Set(keys.filter((key, index) => keys.indexOf(key) < index))]
  const isAllowed = allowsReuse(instruction)
  const toFix = (label: string, next: string) => ({ label, command: setField(node, 'instruction', next) })
  if (repeated.length > 0 && !isAllowed) {
    const message = `“${repeated.join('”, “')}” is an answer more than once, and the instruction does not allow it`
    const fix = toFix(`Add “${sentence}”`, `${instruction} ${sentence}`.trim())
    yield fault('letter-reuse', node.id, 'instruction', message, reuse === 'announced' ? fix : undefined)
  }
  if (repeated.length === 0 && isAllowed && keys.length === questions.length) {
    const fix = toFix('Remove the sentence', instruction.replace(sentence, '').replaceAll('  ', ' ').trim())
    const message = 'The instruction allows letters to be used more than once, but none is'
    yield warning(
      'letter-reuse',
      node.id,
      'instruction',
      message,
      instruction.includes(sentence) ? fix : undefined,
    )
  }
}
