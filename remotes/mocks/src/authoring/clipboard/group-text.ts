import { type MockContent, type NodeId, toValue } from '@console/ielts'

/** Identifies question groups in the clipboard. */
export const groupMark = 'ielts-console/question-groups'

/** Serializes groups as text, which can be pasted into another mock, an e-mail or a file. */
export function toGroupText({ nodes, section }: MockContent, ids: readonly NodeId[]): string {
  const groups = ids.map((id) => toValue(nodes, id))
  return JSON.stringify({ kind: groupMark, section, groups }, null, 2)
}

export const isGroupText = (text: string): boolean => text.includes(`"${groupMark}"`)
