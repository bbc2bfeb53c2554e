import { type MockContent, type NodeId, toValue } from '@console/ielts'

/** Says what a text on the clipboard is, so that nothing else is taken for it. */
export const partMark = 'ielts-console/part'

/** A passage, part or task with all its questions as text, to be pasted into another mock of the section. */
export const toPartText = ({ nodes, section }: MockContent, id: NodeId): string =>
  JSON.stringify({ kind: partMark, section, part: toValue(nodes, id) }, null, 2)
