import {
  type GroupKind,
  insertGroup,
  listGroupIds,
  type MockCommand,
  type NewNode,
  type NodeId,
} from '@console/ielts'
import type { GroupRules } from '@console/ielts/sections'
import { inSequence } from '@console/values/json/command'

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
