import type { ReadingQuestions } from '@console/shared/schemas/reading'
import { letterAt } from './answer-options.ts'
import type { ReadingGroupDraft } from './reading-groups.ts'

type Passage = ReadingQuestions['passages'][number]
type Group = Passage['questions'][number]
type Paragraph = Passage['paragraphs'][number]

type PassageDraft = {
  id: string
  /** Number of the passage's first question in the whole test. */
  firstQuestion: number
  title: string
  /** Paragraphs are printed with a letter when questions refer to them by it. */
  isLettered?: boolean
  paragraphs: readonly (string | { heading: string; content: string })[]
  groups: readonly ReadingGroupDraft[]
}

/** Numbers and identifies what a passage holds; a passage with headings to match becomes a drag-and-drop one. */
export function buildPassage(draft: PassageDraft): Passage {
  let next = draft.firstQuestion
  const groups = draft.groups.map((group, index) => {
    const questions = group.items.map((item) => {
      const last = next + item.answers.length - 1
      const id = `${draft.id}-q${next === last ? next : `${next}-${last}`}`
      next = last + 1
      return { id, text: item.text }
    })
    return buildGroup(`${draft.id}-g${index + 1}`, group, questions)
  })
  const headings = groups.find((group) => group.type === 'matching_headings')
  return {
    id: draft.id,
    type: headings ? 'draganddrop' : null,
    title: draft.title,
    paragraphs: draft.paragraphs.map((paragraph, index) => ({
      id: `${draft.id}-${letterAt(index).toLowerCase()}`,
      content: typeof paragraph === 'string' ? paragraph : paragraph.content,
      heading: typeof paragraph === 'string' ? null : paragraph.heading,
      ...(draft.isLettered ? { heading: letterAt(index) } : {}),
      ...(headings ? headingDrop(headings, index) : {}),
    })),
    questions: groups,
  }
}

function buildGroup(id: string, group: ReadingGroupDraft, questions: Group['questions']): Group {
  const { items, ...rest } = group
  const correct_answer = items.flatMap((item) => item.answers)
  return { ...rest, id, questions, correct_answer, marks: correct_answer.length }
}

/** The paragraph's place to drop on is the question that asks for its heading. */
function headingDrop(headings: Group, index: number): Pick<Paragraph, 'heading' | 'dropId'> {
  const key = headings.correct_answer[index]
  const option = headings.options?.find((each) => typeof each !== 'string' && each.key === key)
  if (option === undefined || typeof option === 'string') return { heading: null, dropId: null }
  return { heading: { id: option.key, text: option.value }, dropId: headings.questions[index]?.id ?? null }
}
