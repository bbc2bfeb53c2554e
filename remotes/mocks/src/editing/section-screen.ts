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

/** What a section brings to the editor that all of them share. */
export type SectionScreen<Section extends MockSection = MockSection> = {
  section: Section
  rules: EditorRules
  templates: readonly MockTemplate[]
  /** What a new part is made of, and what the button says that adds it. */
  addLabel: string
  buildPart(content: MockContent): NewNode<`${Section}.part`>
  partName(part: NodeOf<`${Section}.part`>, index: number): string
  /** The first words of a part, for the outline. */
  partText(part: NodeOf<`${Section}.part`>): string
  /**
   * Where the questions of a part stand in the outline too: the field that opening an entry leads to, what it is called,
   * and the numbers of its questions; without them entries count from 1.
   */
  inner?: {
    field: string
    text(node: PartEntry<Section>): string
    numbers?(content: MockContent, id: NodeId): string
  }
  /** What stands below the head of the mock: what all parts have in common. */
  Details?: ComponentType
  /** Editor of one part. */
  Part: ComponentType<{ id: NodeId }>
  /** One part as a candidate sees it. */
  Preview: ComponentType<{ id: NodeId }>
  /** The whole test, to be sat, which few visits do. */
  loadSitting(): Promise<ComponentType<SittingProps>>
  /** Shows the actions of the bar, with the section's own before those of every mock. */
  Actions: ComponentType<EditorActionsProps>
}

export type EditorActionsProps = { actions: readonly RecordAction[] }

/** The mock as it was when the sitting began: a paper does not change while it is sat. */
export type SittingProps = { content: MockContent }
