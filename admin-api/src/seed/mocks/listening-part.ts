import type { ListeningQuestions } from '@console/shared/schemas/listening'
import { gapMark, type Line, type ListeningGroupDraft } from './listening-groups.ts'

type Part = ListeningQuestions['parts'][number]
type Question = Part['questions'][number]
type Answer = Question['correct_answer'][number]

type PartDraft = {
  id: string
  /** Number of the part's first question in the whole test. */
  firstQuestion: number
  title: string
  groups: readonly ListeningGroupDraft[]
}

/** Numbers and identifies what a part holds. */
export function buildPart({ id, firstQuestion, title, groups }: PartDraft): Part {
  let next = firstQuestion
  return {
    id,
    title,
    questions: groups.map((group, index) => {
      const question = buildQuestion(id, `${id}-g${index + 1}`, next, group)
      next += question.correct_answer.length
      return question
    }),
  }
}

function buildQuestion(partId: string, id: string, first: number, draft: ListeningGroupDraft): Question {
  const { body, isKeyed, ...rest } = draft
  const correct_answer: Answer[] = []
  const takeNumbers = (answers: readonly string[]) => {
    const from = first + correct_answer.length
    const numbers = answers.length === 1 ? `${from}` : `${from}-${from + answers.length - 1}`
    const questionId = `${partId}-q${numbers}`
    correct_answer.push(...answers.map((answer) => (isKeyed ? { questionId, answer } : answer)))
    return { questionId, numbers }
  }
  const question =
    body.kind === 'table'
      ? {
          headers: body.headers,
          rows: body.rows.map((row) => row.map((cell) => buildCell(cell, takeNumbers))),
        }
      : body.lines.map((line, index) => buildItem(line, `${id}-line${index + 1}`, takeNumbers))
  return { ...rest, id, question, correct_answer, marks: correct_answer.length }
}

type TakeNumbers = (answers: readonly string[]) => { questionId: string; numbers: string }

function buildItem(line: Line, lineId: string, takeNumbers: TakeNumbers) {
  if (typeof line === 'string') return { id: lineId, text: line }
  const [text, ...answers] = line
  const { questionId: id } = takeNumbers(answers)
  if (!text.includes(gapMark)) return { id, text }
  const { before, prefix, after } = splitAtGap(text)
  const blankId = `${id}-blank`
  if (before === '' && prefix === null)
    return { id, text: after, blank: { id: blankId, position: 'start', prefix: null, suffix: null } }
  return { id, text: before, blank: { id: blankId, position: 'end', prefix, suffix: after || null } }
}

function buildCell(cell: Line, takeNumbers: TakeNumbers) {
  if (typeof cell === 'string') return { type: 'fixed' as const, value: cell }
  const [text, ...answers] = cell
  const { before, prefix, after } = splitAtGap(text)
  const lead = [before, prefix].filter(Boolean).join(' ')
  return {
    type: 'blank' as const,
    placeholder: takeNumbers(answers).numbers,
    prefix: lead || null,
    suffix: after || null,
  }
}

/** What touches the gap on its left, such as a currency sign, is its prefix. */
function splitAtGap(text: string) {
  const [left = '', right = ''] = text.split(gapMark)
  const before = /^.*\s/s.exec(left)?.[0] ?? ''
  const prefix = left.slice(before.length)
  return { before: before.trim(), prefix: prefix || null, after: right.trim() }
}
