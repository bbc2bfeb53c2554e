import { type MockContent, type NodeId, toValue } from '@console/ielts'

/** Says what a text on the clipboard is, so that nothing else is taken for it. */
export const groupMark = 'ielts-console/question-groups'

/** Groups as text, to be pasted into another mock, a mail or a file. */
export function toGroupText({ nodes, section }: MockContent, ids: readonly NodeId[]): string {
  const groups = ids.map((id) => toValue(nodes, id))
  return JSON.stringify({ kind: groupMark, section, groups }, null, 2)
}

export const isGroupText = (text: string): boolean => text.includes(`"${groupMark}"`)
