import { setField } from '../document/field-commands.ts'
import { listNodes, type MockContent } from '../document/mock-content.ts'
import type { GroupNode } from '../document/mock-node.ts'
import { isVerbatim, listAccepted } from '../keys/answer-text.ts'
import type { KeyGroup, KeyQuestion } from '../keys/key-group.ts'
import { findExcess, parseWordLimit } from '../keys/word-limit.ts'
import { type CheckFinding, fault, warning } from './mock-issue.ts'

const gap = /_{2,}/
const contraction = /\p{L}['’](?:t|re|ve|ll|d|m)\b/iu

/** Gaps that words go into: the limit, what is printed around them and, in reading, that the passage has the words. */
export function checkWords(content: MockContent, group: KeyGroup): CheckFinding[] {
  const passage = group.node.kind === 'reading.group' ? readPassage(content, group.node) : null
  return [
    ...checkLimit(group),
    ...group.questions.flatMap((question) => [
      ...checkAnswer(question, toLimit(group), passage),
      ...checkGap(question),
    ]),
  ]
}

function toLimit({ instruction, node }: KeyGroup) {
  const { wordlimit } = node.fields
  const words = typeof wordlimit === 'number' && wordlimit > 0 ? wordlimit : null
  return parseWordLimit(instruction) ?? (words === null ? null : { words, allowsNumber: true })
}

function checkLimit({ node, instruction }: KeyGroup): CheckFinding[] {
  const { wordlimit } = node.fields
  const printed = parseWordLimit(instruction)
  if (printed === null) {
    return [warning(node.id, 'instruction', 'The instruction does not say how many words an answer may have')]
  }
  if (printed.words === wordlimit) return []
  const has = typeof wordlimit === 'number' ? String(wordlimit) : 'none'
  return [
    {
      ...fault(
        node.id,
        'wordlimit',
        `The instruction prints a limit of ${printed.words}; the word limit is ${has}`,
      ),
      fix: {
        label: `Set the limit to ${printed.words}`,
        command: setField(node, 'wordlimit', printed.words),
      },
    },
  ]
}

function checkAnswer(
  { key, number, place, text }: KeyQuestion,
  limit: ReturnType<typeof toLimit>,
  passage: string | null,
): CheckFinding[] {
  const { node, field } = place
  const accepted = listAccepted(key)
  const found: CheckFinding[] = []
  const [before = '', after = ''] = text.split(gap)
  const lead = before.split(/\s/).at(-1)?.toLowerCase() || undefined
  const unit = /^\s*([\p{L}%°]+)/u.exec(after)?.[1]?.toLowerCase()
  for (const answer of accepted) {
    const excess = limit === null ? null : findExcess(answer, limit)
    if (excess !== null) found.push(fault(node, field, `“${answer}”, question ${number}, has ${excess}`))
    if (contraction.test(answer)) {
      found.push(warning(node, field, `“${answer}”, question ${number}: contractions are not tested`))
    }
    const words = answer.toLowerCase().split(/\s+/)
    const printed = [
      lead !== undefined && answer.toLowerCase().startsWith(lead) && !/\p{L}$/u.test(lead) && lead,
      words.length > 1 && words.at(-1) === unit && unit,
    ].find((each) => each !== false)
    if (printed !== undefined) {
      found.push(
        fault(
          node,
          field,
          `“${printed}” is printed beside the gap of question ${number}; take it out of the key`,
        ),
      )
    }
  }
  if (passage !== null && accepted.length > 0 && !accepted.some((answer) => isVerbatim(answer, passage))) {
    found.push(
      fault(
        node,
        field,
        `“${accepted.join('”, “')}”, question ${number}, is not in the passage word for word`,
      ),
    )
  }
  return found
}

function checkGap({ number, place, text }: KeyQuestion): CheckFinding[] {
  const gaps = text.split(gap).length - 1
  if (text.trim() === '' || gaps === 1) return []
  const field = place.field === 'answer' ? 'text' : place.field
  return [
    warning(
      place.node,
      field,
      gaps === 0
        ? `Question ${number} has no gap: type _____ where the answer goes`
        : `Question ${number} has ${gaps} gaps`,
    ),
  ]
}

const readPassage = ({ nodes }: MockContent, { parent }: GroupNode): string =>
  listNodes(nodes, { kind: 'reading.part', id: parent ?? '' }, 'paragraphs')
    .map(({ fields }) => fields.content ?? '')
    .join('\n')
