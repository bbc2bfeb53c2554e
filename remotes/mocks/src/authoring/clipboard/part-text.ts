import { type MockContent, type NodeId, toValue } from '@console/ielts'

/** Identifies a part in the clipboard. */
export const partMark = 'ielts-console/part'

/** Serializes a passage, part or task with all its questions, to be pasted into another mock of the section. */
export const toPartText = ({ nodes, section }: MockContent, id: NodeId): string =>
  JSON.stringify({ kind: partMark, section, part: toValue(nodes, id) }, null, 2)
