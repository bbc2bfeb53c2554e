import { createId } from '@console/shared/document/create-id'
import type { JsonObject } from '../../core/document/json.ts'

export type DraftOption = string | { key: string; value: string }

/** A group of questions before it is written as the wire has it. */
export type GroupDraft = {
  type: string
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
export type BuildBody = (draft: GroupDraft) => JsonObject

/** A new group, with ids of its own at every call. */
export function buildGroup(draft: GroupDraft, buildBody: BuildBody): JsonObject {
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
