import { foldForSearch } from '@console/values/text/fold-text'
import { setField } from '../document/field-commands.ts'
import type { MockContent } from '../document/mock-content.ts'
import { findVerbatim, listAccepted, normaliseAnswer } from '../keys/answer-text.ts'
import { readGapSides } from '../keys/gap-sides.ts'
import type { KeyGroup, KeyQuestion } from '../keys/key-group.ts'
import { withOneSpelling } from '../keys/spelling.ts'
import { findExcess, parseWordLimit, type WordLimit } from '../keys/word-limit.ts'
import { toTraits } from '../question-types/question-types.ts'
import { atQuestions, type CheckFindings, fault, warning } from './mock-issue.ts'
import { readPassage } from './read-passage.ts'

const gap = /_{2,}/
const contraction = /\p{L}['’](?:t|re|ve|ll|d|m)\b/iu
const article = /^(?:an?|the)$/
const leadingArticle = /^(?:an?|the) /i

/** Checks written answers: the word limit, text printed beside the gap and, in reading, that the passage has the words. */
export function* checkWords(content: MockContent, group: KeyGroup): CheckFindings {
  yield* checkLimit(group)
  for (const question of group.questions) {
    yield* withNumber(question, checkAnswer(question, toLimit(group)))
    yield* withNumber(question, checkGap(question))
  }
  const passage = readPassage(content, group.node)
  if (passage === null) return
  const text = normaliseAnswer(passage)
  for (const question of group.questions) yield* withNumber(question, checkVerbatim(question, text))
  yield* checkOrder(group, text)
}

function* withNumber({ number }: KeyQuestion, findings: CheckFindings): CheckFindings {
  for (const finding of findings) yield atQuestions([number], finding)
}

function toLimit({ instruction, node }: KeyGroup) {
  const { wordlimit } = node.fields
  const words = typeof wordlimit === 'number' && wordlimit > 0 ? wordlimit : null
  return parseWordLimit(instruction) ?? (words === null ? null : { words, allowsNumber: true })
}

function* checkLimit({ node, instruction }: KeyGroup): CheckFindings {
  const { wordlimit } = node.fields
  const printed = parseWordLimit(instruction)
  if (printed === null) {
    const message = 'The instruction does not say how many words an answer may have'
    yield warning('limit-unsaid', node.id, 'instruction', message)
  } else if (printed.words !== wordlimit) {
    const has = typeof wordlimit === 'number' ? String(wordlimit) : 'none'
    const message = `The instruction prints a limit of ${printed.words}; the word limit is ${has}`
    const command = setField(node, 'wordlimit', printed.words)
    const fix = { label: `Set the limit to ${printed.words}`, command }
    yield fault('limit-differs', node.id, 'wordlimit', message, fix)
  }
}

function* checkAnswer(
  { key, number, place: { node, field }, text }: KeyQuestion,
  limit: WordLimit | null,
): CheckFindings {
  const { lead, unit } = readGapSides(text)
  const around = normaliseAnswer(text.split(gap).join(' _ '))
  const accepted = listAccepted(key)
  for (const answer of accepted) {
    // An optional article is not counted: “(the) tutor” fits ONE WORD ONLY.
    const isOptional = leadingArticle.test(answer) && accepted.includes(answer.replace(leadingArticle, ''))
    const excess = limit === null || isOptional ? null : findExcess(answer, limit)
    if (excess !== null)
      yield fault('answer-too-long', node, field, `“${answer}”, question ${number}, has ${excess}`)
    if (contraction.test(answer)) {
      const message = `“${answer}”, question ${number}: contractions are not tested`
      yield warning('contraction', node, field, message)
    }
    const printed = isOptional ? null : findPrinted(foldForSearch(answer), lead, unit)
    if (printed !== null) {
      const message = `“${printed}” is printed beside the gap of question ${number}; take it out of the key`
      yield fault('printed-beside', node, field, message)
    } else if (gap.test(text) && findVerbatim(answer, around) !== -1) {
      yield fault(
        'answer-printed',
        node,
        field,
        `“${answer}” is printed in question ${number}, which it answers`,
      )
    }
  }
}

/** The sign, article or unit of an answer that is already printed beside its gap. */
function findPrinted(answer: string, lead: string, unit: string): string | null {
  const words = answer.split(/\s+/)
  const [first = ''] = words
  if (lead !== '' && !/[\p{L}\p{N}]$/u.test(lead) && answer.startsWith(lead)) return lead
  if (words.length === 1) return null
  if (first === lead || (article.test(lead) && article.test(first))) return first
  return unit !== '' && words.at(-1) === unit ? unit : null
}

function* checkVerbatim({ key, number, place: { node, field } }: KeyQuestion, text: string): CheckFindings {
  const accepted = listAccepted(key)
  const absent = accepted.filter((answer) => findVerbatim(answer, text) === -1)
  if (accepted.length > 0 && absent.length === accepted.length) {
    const message = `“${accepted.join('”, “')}”, question ${number}, is not in the passage word for word`
    yield fault('not-in-passage', node, field, message)
    return
  }
  // An optional article, or another spelling of a word in the passage, does not make another answer.
  const toBare = (answer: string) => withOneSpelling(normaliseAnswer(answer).replace(/^(?:an?|the) /, ''))
  const present = new Set(accepted.filter((answer) => !absent.includes(answer)).map(toBare))
  const others = absent.filter((answer) => !present.has(toBare(answer)))
  if (others.length === 0) return
  const message = `“${others.join('”, “')}” is accepted for question ${number} but is not in the passage`
  yield warning('variant-not-in-passage', node, field, message)
}

function* checkOrder({ type, questions }: KeyGroup, text: string): CheckFindings {
  const { body } = toTraits(type)
  // Tables and flow charts are in the order of their cells and steps, not of the passage.
  const isTable = body === 'table' || questions.some(({ text }) => text.includes(' | '))
  if (isTable || body === 'steps') return
  let from = 0
  for (const { key, number, place } of questions) {
    const accepted = listAccepted(key)
    const places = accepted.map((answer) => findVerbatim(answer, text, from)).filter((at) => at !== -1)
    if (places.length > 0) from = Math.min(...places)
    else if (accepted.some((answer) => findVerbatim(answer, text) !== -1)) {
      const message = `The answer to question ${number} comes before the answer to the previous question in the passage`
      yield atQuestions([number], warning('answer-order', place.node, place.field, message))
    }
  }
}

/** A question mark at the end: the answer goes below the question, which needs no gap. */
const asks = /\?['’”"]?$/

function* checkGap({ number, place, text }: KeyQuestion): CheckFindings {
  const gaps = text.split(gap).length - 1
  if (text.trim() === '' || gaps === 1 || (gaps === 0 && asks.test(text.trimEnd()))) return
  const field = place.field === 'answer' ? 'text' : place.field
  const hint = 'has no gap: type _____ where the answer goes'
  yield warning(
    'gap-count',
    place.node,
    field,
    `Question ${number} ${gaps === 0 ? hint : `has ${gaps} gaps`}`,
  )
}
