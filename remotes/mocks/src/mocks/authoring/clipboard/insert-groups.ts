import { inSequence } from '@console/authoring/document/command'
import { insertGroup } from '../../core/document/list-commands.ts'
import { listGroupIds, type MockCommand } from '../../core/document/mock-content.ts'
import type { GroupKind, NewNode, NodeId } from '../../core/document/mock-node.ts'
import type { GroupRules } from '../context/section-rules.ts'

/** Groups at a place of a part. */
export const insertGroups =
  (
    part: NodeId,
    index: number,
    groups: readonly NewNode<GroupKind>[],
    { adopt }: Pick<GroupRules, 'adopt'>,
  ): MockCommand =>
  (content) => {
    const before = listGroupIds(content.nodes, part)
    const inserted = inSequence(...groups.map((group, offset) => insertGroup(part, index + offset, group)))(
      content,
    )
    const added = listGroupIds(inserted.nodes, part).filter((id) => !before.includes(id))
    return adopt(part, added)(inserted)
  }
