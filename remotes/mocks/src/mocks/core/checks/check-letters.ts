import { setField } from '../document/field-commands.ts'
import type { KeyGroup } from '../keys/key-group.ts'
import { type QuestionType, toTraits } from '../keys/question-type.ts'
import { type CheckFinding, fault, warning } from './mock-issue.ts'

const sentence = 'You may use any letter more than once.'

/** Whether an instruction says that an option may answer several questions. */
export const allowsReuse = (instruction: string): boolean =>
  instruction.split('.').some((each) => {
    const [before = '', ...after] = each.split(/\bmore than once\b/i)
    return after.length > 0 && !/\bnot\b/i.test(before)
  })

const isMatching = (type: QuestionType | undefined) =>
  type === 'matching_features' || type === 'feature_matching_drag_and_drop'

/** That an option is the answer of several questions only where the instruction allows it, and that it does not in vain. */
export function checkLetters({ node, type, instruction, questions }: KeyGroup): CheckFinding[] {
  if (toTraits(type).reuse === 'free') return []
  const keys = questions.map(({ key }) => key.trim()).filter((key) => key !== '')
  const repeated = [...new Set(keys.filter((key, index) => keys.indexOf(key) < index))]
  const isAllowed = allowsReuse(instruction)
  if (repeated.length > 0 && !isAllowed) {
    return [
      {
        ...fault(
          node.id,
          'instruction',
          `“${repeated.join('”, “')}” is an answer more than once, and the instruction does not allow it`,
        ),
        ...(isMatching(type) && {
          fix: {
            label: 'Add “You may use any letter more than once.”',
            command: setField(node, 'instruction', `${instruction} ${sentence}`.trim()),
          },
        }),
      },
    ]
  }
  if (repeated.length > 0 || !isAllowed || keys.length < questions.length) return []
  return [
    {
      ...warning(node.id, 'instruction', 'Letters may be used more than once, and none is'),
      ...(instruction.includes(sentence) && {
        fix: {
          label: 'Remove the sentence',
          command: setField(
            node,
            'instruction',
            instruction.replace(sentence, '').replaceAll('  ', ' ').trim(),
          ),
        },
      }),
    },
  ]
}
