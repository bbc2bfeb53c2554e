import type { MockCommand, MockContent, NodeId } from '@console/ielts'

/** A field that is one of a list, into which several lines are pasted. */
export type ListField = {
  group: NodeId
  /** Of what it is one. */
  kind: string
  /** Which of them: the id of a node, or places that are counted. */
  at: readonly string[]
  /** Whether all of its text was selected. */
  isReplaced: boolean
}

/** What becomes of the lines, as one step. */
export type ListPaste = {
  name: string
  command: MockCommand
  /** Said once it is done: “4 statements added”. */
  said: string
  /** What was left out. */
  note?: string
  /** The field to go on in. */
  findFocus?(content: MockContent): string | undefined
}

export type PasteList = (content: MockContent, field: ListField, text: string) => ListPaste
