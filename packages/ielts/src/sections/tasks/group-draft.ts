import { createId } from '@console/values/ids/create-id'
import type { Table } from '../../document/listening-body.ts'
import type { NewNode } from '../../document/mock-node.ts'
import type { QuestionType } from '../../question-types/question-types.ts'

export type DraftOption = string | { key: string; value: string }

/** A group of questions before its conversion to wire format. */
export type GroupDraft<Type extends QuestionType = QuestionType> = {
  type: Type
  title: string | null
  instruction: string
  wordlimit: number | null
  options: readonly DraftOption[] | null
  /** Texts of the questions, with `_____` for a gap. */
  questions: readonly string[]
  /** In the order of the question numbers; a set has several answers to one text. */
  answers: readonly string[]
  /** The address of its picture, in a listening mock. */
  image?: string
  /** Its questions as a table, in a listening mock. */
  table?: Table
}

/** Builds the questions of a group in the wire format of its section. */
export type BuildBody<
  Body = Pick<NewNode<'reading.group'>, 'questions'> | Pick<NewNode<'listening.group'>, 'image' | 'question'>,
> = (draft: Pick<GroupDraft, 'type' | 'questions' | 'image' | 'table'>) => Body

/** Builds a group with new ids at every call. */
export function buildGroup<Type extends QuestionType, Body>(
  draft: GroupDraft<Type>,
  buildBody: BuildBody<Body>,
) {
  const { questions: _asked, table: _table, answers, options, ...rest } = draft
  return {
    id: createId(),
    ...rest,
    options: options === null ? null : [...options],
    correct_answer: [...answers],
    marks: answers.length,
    ...buildBody(draft),
  }
}
