import type { MockSection } from '@console/shared/schemas/mock'
import type { ComponentType } from 'react'
import type { ServedSection } from '../../api/mock.api.ts'
import type { JsonObject } from '../../core/document/json.ts'
import type { MockContent, MockNode, NodeId } from '../../core/document/mock-content.ts'
import type { MockTemplate } from './mock-template.ts'
import type { SectionRules } from './section-rules.ts'

/** What a section brings to the editor that all of them share. */
export type SectionScreen<Section extends MockSection = MockSection> = {
  section: Section
  rules: SectionRules
  templates: readonly MockTemplate[]
  /** What a new part is made of, and what the button says that adds it. */
  addLabel: string
  buildPart(content: MockContent): JsonObject
  partName(part: MockNode, index: number): string
  /** The first words of a part, for the outline. */
  partText(part: MockNode): string
  /**
   * The list of a part whose entries stand in the outline too, the field that opening one leads to, what it is called, and
   * the numbers of its questions; without them entries count from 1.
   */
  inner?: {
    list: string
    field: string
    text(node: MockNode): string
    numbers?(content: MockContent, id: NodeId): string
  }
  /** What stands below the head of the mock: what all parts have in common. */
  Details?: ComponentType
  /** Editor of one part. */
  Part: ComponentType<{ id: NodeId }>
  /** One part as a candidate sees it. */
  Preview: ComponentType<{ id: NodeId }>
  /** The whole test, to be sat. */
  Sitting: ComponentType<SittingProps>
  /** Further buttons of the bar. */
  Tools?: ComponentType
}

/** The mock as it was when the sitting began: a paper does not change while it is sat. */
export type SittingProps = { content: MockContent }

/** Of a section whose mocks are on the server. */
export type ServedScreen = SectionScreen<ServedSection> & {
  newPath: string
  /** The address of its editor. */
  toPath(id: number): string
}
