import type { JsonObject } from '../../core/document/json.ts'
import { inSequence, insertNode, type MockCommand } from '../../core/document/mock-commands.ts'
import type { NodeId } from '../../core/document/mock-content.ts'
import { readText } from '../../core/document/read-node.ts'
import { placeHeadings } from '../../sections/reading/heading-places.ts'

/** Groups at a place of a part. Headings go to its paragraphs, unless other headings are there. */
export const insertGroups =
  (part: NodeId, index: number, groups: readonly JsonObject[]): MockCommand =>
  (content) => {
    const before = content.nodes[part]?.lists['questions'] ?? []
    const inserted = inSequence(
      ...groups.map((group, offset) => insertNode(part, 'questions', index + offset, group)),
    )(content)
    const isHeadings = (id: NodeId) => readText(inserted.nodes[id], 'type') === 'matching_headings'
    const added = (inserted.nodes[part]?.lists['questions'] ?? []).filter((id) => !before.includes(id))
    const headings = added.find(isHeadings)
    return headings === undefined || before.some(isHeadings) ? inserted : placeHeadings(headings)(inserted)
  }
