import type { JsonObject } from '../../core/document/json.ts'
import { inSequence, insertNode, type MockCommand } from '../../core/document/mock-commands.ts'
import type { NodeId } from '../../core/document/mock-content.ts'
import type { GroupRules } from '../context/section-rules.ts'

/** Groups at a place of a part. */
export const insertGroups =
  (
    part: NodeId,
    index: number,
    groups: readonly JsonObject[],
    { adopt }: Pick<GroupRules, 'adopt'>,
  ): MockCommand =>
  (content) => {
    const before = content.nodes[part]?.lists['questions'] ?? []
    const inserted = inSequence(
      ...groups.map((group, offset) => insertNode(part, 'questions', index + offset, group)),
    )(content)
    const added = (inserted.nodes[part]?.lists['questions'] ?? []).filter((id) => !before.includes(id))
    return adopt(part, added)(inserted)
  }
