import type { JsonObject } from '@console/values/json/json-document'
import type * as z from 'zod/mini'
import type { SectionCheck } from '../checks/check-mock.ts'
import type { MockCommand, MockContent } from '../document/mock-content.ts'
import type { GroupKind, NewNode, NodeId, PartKind } from '../document/mock-node.ts'
import type { BuildBody } from './tasks/group-draft.ts'
import type { IeltsTask } from './tasks/ielts-task.ts'

/** What a section adds to the checks and the steps that all of them share. */
export type SectionRules = {
  check: SectionCheck
  /** A step with what follows from it elsewhere in the mock. */
  complete(command: MockCommand): MockCommand
  /** Of a section whose questions come in groups with a key. */
  groups?: GroupRules
}

export type GroupRules = {
  /** The tasks of the printed test. */
  tasks: readonly IeltsTask[]
  /** What a group must be to be taken in from elsewhere. */
  schema: z.ZodMiniType<JsonObject & NewNode<GroupKind>>
  buildBody: BuildBody
  /** What a part is called in a sentence: `passage`. */
  partNoun: string
  /** Whether questions are asked about a text that stands in their part. */
  hasText: boolean
  buildPart(title: string, paragraphs: readonly string[]): NewNode<PartKind>
  /** Puts a text into a part that is there already. */
  fillPart(part: NodeId, title: string, paragraphs: readonly string[]): MockCommand
  /** For a new group without a key. */
  start(group: NodeId): MockCommand
  /** For groups that were put into a part beside others. */
  adopt(part: NodeId, added: readonly NodeId[]): MockCommand
  /** For a group that came with its key, or became one of another type. */
  place(group: NodeId, example?: PrintedExample | null): MockCommand
  /** A step that may change the key of a group, with what follows from that. */
  follow(group: NodeId, command: MockCommand): MockCommand
  /** Before a group becomes one of another type. */
  release(group: NodeId): MockCommand
  /** What that takes away, in sentences. */
  listReleased(content: MockContent, group: NodeId): string[]
}

/** A paragraph that is printed with its answer, and so not asked. */
export type PrintedExample = { letter: string; key: string }
