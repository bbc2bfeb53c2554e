import { createId } from '@console/values/ids/create-id'
import type { NewNode } from '../../document/mock-node.ts'
import type { QuestionType } from '../../question-types/question-types.ts'

export type DraftOption = string | { key: string; value: string }

/** A group of questions before it is written as the wire has it. */
export type GroupDraft<Type extends QuestionType = QuestionType> = {
  type: Type
  title: string | null
  instruction: string
  wordlimit: number | null
  options: readonly DraftOption[] | null
  /** What is asked, with `_____` for a gap. */
  questions: readonly string[]
  /** In the order of the numbers. A set asks once for several. */
  answers: readonly string[]
}

/** What a group asks, as its section has it on the wire. */
export type BuildBody<
  Body = Pick<NewNode<'reading.group'>, 'questions'> | Pick<NewNode<'listening.group'>, 'image' | 'question'>,
> = (draft: Pick<GroupDraft, 'type' | 'questions'>) => Body

/** A new group, with ids of its own at every call. */
export function buildGroup<Type extends QuestionType, Body>(
  draft: GroupDraft<Type>,
  buildBody: BuildBody<Body>,
) {
  const { questions: _asked, answers, options, ...rest } = draft
  return {
    id: createId(),
    ...rest,
    options: options === null ? null : [...options],
    correct_answer: [...answers],
    marks: answers.length,
    ...buildBody(draft),
  }
}
