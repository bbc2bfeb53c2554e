import { listGroupIds, type MockCommand, type MockContent, type NodeId } from '@console/ielts'
import type { GroupRules } from '@console/ielts/sections'
import { insertGroups } from './insert-groups.ts'
import { readGroupText } from './read-group-text.ts'

type PastedGroups = { command: MockCommand; index: number } | { problem: string }

/** Inserts groups from the clipboard after a group, or at the end of the part. */
export function pasteGroups(
  content: MockContent,
  { text, part, after }: { text: string; part: NodeId; after: NodeId | null },
  rules: GroupRules,
): PastedGroups {
  const found = readGroupText(text, content.section, rules.schema)
  if ('problem' in found) return found
  const groups = listGroupIds(content.nodes, part)
  const index = after === null ? groups.length : groups.indexOf(after) + 1
  return { command: insertGroups(part, index, found.groups, rules), index }
}
