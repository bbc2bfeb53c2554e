import type { NodeId } from './mock-node.ts'

/** Stands for the header of a mock in place of a node id. */
export const headerId = 'header'

/** A field of a node or of the header. */
export type MockPlace = { node: NodeId; field: string }

/** Key of a place among field messages. */
export const toPlaceKey = ({ node, field }: MockPlace): string =>
  node === headerId ? field : `${node} ${field}`
