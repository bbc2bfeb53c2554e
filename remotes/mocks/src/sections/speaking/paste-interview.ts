import {
  insertNode,
  listNodes,
  type MockCommand,
  type MockContent,
  type NodeId,
  readField,
  removeNode,
  setField,
  toMockRef,
  toRef,
} from '@console/ielts'
import { buildSpeakingPart, buildSpeakingQuestion, type SpeakingPartNumber } from '@console/ielts/sections'
import { formatCount } from '@console/shared/ui/number'
import { inSequence } from '@console/values/json/command'
import { type Interview, parseInterview, parseQuestions } from './parse-interview.ts'

export type Pasted = { name: string; command: MockCommand; notice?: { message: string; description: string } }

/**
 * Pastes several lines into the topic of `part`, replacing the selection. A complete card is parsed as one, and further
 * questions go to their parts.
 */
export function pasteIntoTopic(
  { nodes }: MockContent,
  part: NodeId,
  text: string,
  [from, to]: [number, number],
): Pasted {
  const found = parseInterview(text)
  if (found.card === null) return { name: 'Topic', command: insertIntoTopic(part, text, [from, to]) }
  const { card, questions } = found
  const before = readField(nodes, toRef('speaking.part', part), 'cue_card')
  const hadCard = !isEmpty(before?.topic) || (before?.bullets ?? []).some((bullet) => !isEmpty(bullet))
  const replaced = hadCard ? ' It replaced the card that was here. Undo brings that back.' : ''
  return {
    name: 'Paste a cue card',
    command: inSequence(
      setField(toRef('speaking.part', part), 'cue_card', card),
      fillQuestions(part, questions[2]),
      ...([1, 3] as const).map((number) => fillPart(number, questions[number])),
    ),
    notice: { message: 'Pasted a cue card', description: `${describeInterview(found)}${replaced}` },
  }
}

/** Pastes several lines into question `row` of `part`. `last` is the row of the last new question. */
export function pasteIntoQuestions(
  { nodes }: MockContent,
  { part, row }: { part: NodeId; row: NodeId },
  text: string,
): Pasted & { last: number } {
  const { asked, leftOut } = parseQuestions(text)
  const rows = listNodes(nodes, toRef('speaking.part', part), 'questions')
  const index = rows.findIndex(({ id }) => id === row)
  const filled = rows.filter(({ fields }, at) => at <= index && !isEmpty(fields.text)).length
  const message = `Pasted ${formatCount(asked.length, { one: 'question', many: 'questions' })}`
  return {
    name: 'Paste questions',
    command: fillQuestions(part, asked, filled),
    last: filled + asked.length - 1,
    ...(leftOut.length > 0 && { notice: { message, description: describeLeftOut(leftOut) } }),
  }
}

const isEmpty = (text: string | null | undefined) => !text?.trim()

const insertIntoTopic =
  (part: NodeId, text: string, [from, to]: [number, number]): MockCommand =>
  (content) => {
    const ref = toRef('speaking.part', part)
    const card = readField(content.nodes, ref, 'cue_card') ?? { topic: '', bullets: [] }
    const topic = `${card.topic.slice(0, from)}${text}${card.topic.slice(to)}`
    return setField(ref, 'cue_card', { ...card, topic })(content)
  }

/** Changes the first part with this number, which is created if missing. */
const fillPart =
  (number: SpeakingPartNumber, texts: readonly string[]): MockCommand =>
  (content) => {
    if (texts.length === 0) return content
    const parts = listNodes(content.nodes, toMockRef('speaking'), 'parts')
    const found = parts.find(({ fields }) => fields.part === number)
    if (found !== undefined) return fillQuestions(found.id, texts)(content)
    const added = {
      ...buildSpeakingPart(number),
      questions: texts.map((text) => buildSpeakingQuestion(text)),
    }
    return insertNode(toMockRef('speaking'), 'parts', number === 1 ? 0 : parts.length, added)(content)
  }

/** Inserts after the first `after` questions, by default all; empty rows are replaced. */
const fillQuestions =
  (part: NodeId, texts: readonly string[], after = Number.POSITIVE_INFINITY): MockCommand =>
  (content) => {
    const ref = toRef('speaking.part', part)
    const rows = listNodes(content.nodes, ref, 'questions')
    const empty = rows.filter(({ fields }) => isEmpty(fields.text))
    const from = Math.min(after, rows.length - empty.length)
    return inSequence(
      ...empty.map(({ id }) => removeNode(id)),
      ...texts.map((text, offset) =>
        insertNode(ref, 'questions', from + offset, buildSpeakingQuestion(text)),
      ),
    )(content)
  }

/** “Topic, 3 points, 2 follow-up questions, 5 questions for part 3.” */
function describeInterview({ card, questions, leftOut }: Interview): string {
  const counts = [
    [card?.bullets ?? [], { one: 'point', many: 'points' }],
    [questions[2], { one: 'follow-up question', many: 'follow-up questions' }],
    [questions[1], { one: 'question for part 1', many: 'questions for part 1' }],
    [questions[3], { one: 'question for part 3', many: 'questions for part 3' }],
  ] as const
  const found = counts.flatMap(([texts, noun]) => (texts.length === 0 ? [] : formatCount(texts.length, noun)))
  const whole = `${['Topic', ...found].join(', ')}.`
  return leftOut.length === 0 ? whole : `${whole} ${describeLeftOut(leftOut)}`
}

const describeLeftOut = (lines: readonly string[]): string =>
  `Left out: ${lines.map((line) => `“${line}”`).join(', ')}.`
