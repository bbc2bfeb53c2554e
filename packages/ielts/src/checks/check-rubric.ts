import { setField } from '../document/field-commands.ts'
import { listPartIds, type MockContent } from '../document/mock-content.ts'
import { parseNumberWord } from '../document/number-words.ts'
import type { KeyGroup } from '../keys/key-group.ts'
import { parseWordLimit } from '../keys/word-limit.ts'
import type { QuestionTypeTraits } from '../question-types/question-type-traits.ts'
import { toTraits } from '../question-types/question-types.ts'
import { type CheckFindings, fault, type IssueFix } from './mock-issue.ts'

/** Checks that an instruction names the right passage, question numbers and kind of question. */
export function* checkRubric(
  content: MockContent,
  group: KeyGroup,
  groups: readonly KeyGroup[],
): CheckFindings {
  yield* checkPassageNumber(content, group)
  yield* checkBoxes(group, groups)
  const wrong = rubrics.find((rubric) => rubric.matches(group) && !rubric.fits(group))
  if (wrong !== undefined && group.type !== undefined) {
    yield fault('rubric-type', group.node.id, 'instruction', wrong.message)
  }
}

function* checkPassageNumber(content: MockContent, { node, instruction }: KeyGroup): CheckFindings {
  const [phrase, number = ''] = /\bpassage\s+(\d|one|two|three)\b/i.exec(instruction) ?? []
  if (phrase === undefined || content.section !== 'reading') return
  const own = listPartIds(content).indexOf(node.parent ?? '') + 1
  if (parseNumberWord(number) === own) return
  const message = `The instruction names passage ${number}; this is passage ${own}`
  const next = instruction.replace(phrase, phrase.replace(number, String(own)))
  yield fault('passage-number', node.id, 'instruction', message, rewrite(node, next, String(own)))
}

const numbers = /\b(?:box(?:es)?|questions?)\s+(\d{1,2})(?:\s*(?:[-–—&]|to|and)\s*(\d{1,2}))?/i

/** Multiple-choice questions are separate groups under one instruction, which names all their numbers. */
function* checkBoxes({ node, instruction }: KeyGroup, groups: readonly KeyGroup[]): CheckFindings {
  const [phrase = '', first, last = first] = numbers.exec(instruction) ?? []
  if (first === undefined) return
  const own = groups
    .filter((each) => each.node.parent === node.parent && each.instruction === instruction)
    .flatMap(({ questions }) => questions.map(({ number }) => number))
  const [from = 0, to = 0] = [own[0], own.at(-1)]
  if (own.length === 0 || (Number(first) === from && Number(last) === to)) return
  const right = from === to ? String(from) : `${from}–${to}`
  const message = `The instruction names ${phrase.toLowerCase()}; ${from === to ? 'this is question' : 'these are questions'} ${right}`
  const noun = phrase.slice(0, phrase.search(/\d/))
  yield fault(
    'box-numbers',
    node.id,
    'instruction',
    message,
    rewrite(node, instruction.replace(phrase, noun + right), right),
  )
}

const rewrite = (node: KeyGroup['node'], instruction: string, right: string): IssueFix => ({
  label: `Write “${right}”`,
  command: setField(node, 'instruction', instruction),
})

type Rubric = { matches(group: KeyGroup): boolean; fits(group: KeyGroup): boolean; message: string }

const mayAsk =
  (rubric: QuestionTypeTraits['rubrics'][number]) =>
  ({ type }: KeyGroup): boolean =>
    toTraits(type).rubrics.includes(rubric)

function hasInOrder(text: string, first: RegExp, second: RegExp): boolean {
  const at = text.search(first)
  return at >= 0 && second.test(text.slice(at))
}

const rubrics: readonly Rubric[] = [
  {
    matches: ({ instruction }) => parseWordLimit(instruction) !== null,
    fits: (group) => group.kind === 'words' || mayAsk('limit')(group),
    message: 'The instruction asks for words; the answers are chosen',
  },
  {
    matches: ({ instruction }) =>
      /\b(?:correct letters?|(?:two|three|four|five) letters)\b/i.test(instruction),
    fits: ({ kind }) => kind !== 'words',
    message: 'The instruction asks for letters; the answers are words',
  },
  {
    matches: ({ instruction }) =>
      hasInOrder(instruction, /\bTRUE\b/, /\bFALSE\b/) || hasInOrder(instruction, /\bYES\b/, /\bNO\b/),
    fits: mayAsk('verdict'),
    message: 'The instruction asks whether statements are true; the questions do not',
  },
  {
    matches: ({ instruction }) => /\b(?:correct|suitable|best) heading|\blist of headings/i.test(instruction),
    fits: mayAsk('headings'),
    message: 'The instruction asks for headings; the questions do not',
  },
  {
    matches: ({ instruction }) =>
      /\bcomplete the (?:notes|form|table|summary|sentences|flow[- ]?chart)\b/i.test(instruction),
    fits: mayAsk('completion'),
    message: 'The instruction asks to complete a text; the questions have no gaps',
  },
]
