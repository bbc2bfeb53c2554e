import {
  areLetters,
  type KeyGroup,
  type KeyQuestion,
  listRubrics,
  nameQuestions,
  toSpan,
  toTraits,
} from '@console/ielts'
import { splitLines } from '@console/values/text/line-breaks'
import { gapDots, type MarkedLine, type PaperBlock } from './paper.ts'

/** The questions of a part's groups, with each rubric printed once above its questions. */
export function toGroupBlocks(
  groups: readonly KeyGroup[],
  toBody: (group: KeyGroup) => PaperBlock[],
): PaperBlock[] {
  return listRubrics(groups).flatMap((below) => {
    const questions = below.flatMap((group) => group.questions)
    const rubric = below[0]?.instruction ?? ''
    return [
      { kind: 'heading', text: nameQuestions(...toSpan(questions)) },
      ...toRubricBlocks(rubric),
      ...below.map((group): PaperBlock => ({ kind: 'kept', blocks: toBody(group) })),
    ]
  })
}

const toRubricBlocks = (rubric: string): PaperBlock[] =>
  splitLines(rubric)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'rubric', line: [line.trim()] }))

export const toTitleBlocks = (title: string | null | undefined): PaperBlock[] =>
  title == null || title.trim() === '' ? [] : [{ kind: 'subheading', text: title.trim() }]

/** The options that a group prints; empty for well-known ones. */
function toOptionEntries({ options, type }: KeyGroup): MarkedLine[] {
  if (toTraits(type).options.shown === 'known') return []
  return options.map(({ key, text }) =>
    key === text ? { mark: '', line: [text] } : { mark: key, line: [text] },
  )
}

export function toOptionBox(group: KeyGroup, title = ''): PaperBlock[] {
  const entries = toOptionEntries(group)
  return areLetters(group.options) ? [] : [{ kind: 'box', title, entries }]
}

/** Questions one below the other. Options of a single question are printed below it. */
export function toQuestionBlocks(group: KeyGroup): PaperBlock[] {
  const asked = [...Map.groupBy(group.questions, (question) => question.asked).values()]
  const entries = asked.map((together) => ({
    mark: toMark(together),
    line: [together[0]?.text.replaceAll(/_{3,}/g, gapDots) ?? ''],
  }))
  const options = toOptionEntries(group)
  const isChoice = toTraits(group.type).options.shown === 'printed'
  const questions: PaperBlock = { kind: 'list', entries }
  if (options.length === 0 || !isChoice) return [questions]
  const choices: PaperBlock = { kind: 'list', entries: options, isNested: true }
  return asked.length > 1 ? [choices, questions] : [questions, choices]
}

/** “21–22” for a question with several numbers. */
function toMark(questions: readonly KeyQuestion[]): string {
  const [first, last] = toSpan(questions)
  return first === last ? String(first) : `${first}–${last}`
}
