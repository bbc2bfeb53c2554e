import type { GroupNode, MockContent, NewNode, NodeId, NodeOf } from '@console/ielts'
import type { MockSection } from '@console/ielts/schemas'
import type { MockTemplate } from '@console/ielts/sections'
import type { RecordAction } from '@console/shared/list/actions'
import type { ComponentType } from 'react'
import type { EditorRules } from './editor-rules.ts'

type PartEntries = {
  writing: never
  speaking: NodeOf<'speaking.question'>
  reading: GroupNode
  listening: GroupNode
}

export type PartEntry<Section extends MockSection = MockSection> = PartEntries[Section]

/** The components and rules that a section plugs into the common editor. */
export type SectionScreen<Section extends MockSection = MockSection> = {
  section: Section
  rules: EditorRules
  templates: readonly MockTemplate[]
  /** The content of a new part, and the label of the button that adds one. */
  addLabel: string
  buildPart(content: MockContent): NewNode<`${Section}.part`>
  partName(part: NodeOf<`${Section}.part`>, index: number): string
  /** A short excerpt of a part for the outline. */
  partText(part: NodeOf<`${Section}.part`>): string
  /**
   * How the outline lists the questions of a part: the field that an entry opens, its label, and its question numbers.
   * Without numbers, entries count from 1.
   */
  inner?: {
    field: string
    text(node: PartEntry<Section>): string
    numbers?(content: MockContent, id: NodeId): string
  }
  /** Settings that all parts share, below the details. */
  Details?: ComponentType
  Part: ComponentType<{ id: NodeId }>
  /** One part as candidates see it. */
  Preview: ComponentType<{ id: NodeId }>
  /** Loads the whole test for a sitting, which few visits need. */
  loadSitting(): Promise<ComponentType<SittingProps>>
  /** Renders the actions of the bar: the section’s, then the common ones. */
  Actions: ComponentType<EditorActionsProps>
}

export type EditorActionsProps = { actions: readonly RecordAction[] }

/** A snapshot from the beginning of the sitting, which later edits do not change. */
export type SittingProps = { content: MockContent }
