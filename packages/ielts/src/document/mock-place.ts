import type { NodeId } from './mock-node.ts'

/** Stands for the head of a mock where a node is named. */
export const headerId = 'header'

/** A field of a node, or of the head. */
export type MockPlace = { node: NodeId; field: string }

/** The name of a place among field messages. */
export const toPlaceKey = ({ node, field }: MockPlace): string =>
  node === headerId ? field : `${node} ${field}`
