import type { MockCommand, MockContent, NodeId } from '@console/ielts'

/** A field of a list that several lines are pasted into. */
export type ListField = {
  group: NodeId
  /** The kind of list. */
  kind: string
  /** Identifies the entry: a node id, or positions. */
  at: readonly string[]
  /** Whether its whole text was selected. */
  isReplaced: boolean
}

/** The result of a paste, as one step. */
export type ListPaste = {
  name: string
  command: MockCommand
  /** The confirmation: “4 statements added”. */
  message: string
  /** Mentions what was left out. */
  note?: string
  /** The key of the field to focus afterwards. */
  findFocus?(content: MockContent): string | undefined
}

export type PasteList = (content: MockContent, field: ListField, text: string) => ListPaste
