import type { JsonObject } from '@console/values/json/json-document'
import type * as z from 'zod/mini'
import type { SectionCheck } from '../checks/check-mock.ts'
import type { MockCommand, MockContent } from '../document/mock-content.ts'
import type { GroupKind, NewNode, NodeId, PartKind } from '../document/mock-node.ts'
import type { BuildBody } from './tasks/group-draft.ts'
import type { IeltsTask } from './tasks/ielts-task.ts'

/** Checks and rules for edits of one section. */
export type SectionRules = {
  check: SectionCheck
  /** Wraps a command to include its consequences elsewhere in the mock. */
  complete(command: MockCommand): MockCommand
  /** For sections whose questions come in groups with an answer key. */
  groups?: GroupRules
}

export type GroupRules = {
  /** Tasks of the printed test. */
  tasks: readonly IeltsTask[]
  /** Validates a pasted or imported group. */
  schema: z.ZodMiniType<JsonObject & NewNode<GroupKind>>
  buildBody: BuildBody
  /** Noun for a part in a sentence: `passage`. */
  partNoun: string
  /** Whether parts contain the text that their questions are about. */
  hasText: boolean
  buildPart(title: string, paragraphs: readonly string[]): NewNode<PartKind>
  /** Adds a text to an existing part. */
  fillPart(part: NodeId, title: string, paragraphs: readonly string[]): MockCommand
  /** After a new group without a key was added. */
  start(group: NodeId): MockCommand
  /** After groups were added to a part that may have others. */
  adopt(part: NodeId, added: readonly NodeId[]): MockCommand
  /** After a group was added with its key, or was converted. */
  place(group: NodeId, example?: PrintedExample | null): MockCommand
  /** Wraps a command that may change the key of a group, to include the consequences. */
  follow(group: NodeId, command: MockCommand): MockCommand
  /** Before a group is converted to another type. */
  release(group: NodeId): MockCommand
  /** Everything that `release` removes, in sentences. */
  listReleased(content: MockContent, group: NodeId): string[]
}

/** A paragraph that is printed with its answer, as an example. */
export type PrintedExample = { letter: string; key: string }
