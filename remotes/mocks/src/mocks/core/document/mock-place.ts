import type { NodeId } from './mock-node.ts'

/** Stands for the head of a mock where a node is named. */
export const headerId = 'header'

/** A field of a node, or of the head. */
export type MockPlace = { node: NodeId; field: string }

/**
 * What a server may send with a part or a question though the specification has no field for it: it is read on the papers and
 * among the explanations, and no field of an editor holds it.
 */
const besideFields = ['transcript', 'explanation'] as const
export type BesideField = (typeof besideFields)[number]

export const toBesideField = (field: string): BesideField | null =>
  besideFields.find((beside) => beside === field) ?? null

/** The name of a place among field messages. */
export const toPlaceKey = ({ node, field }: MockPlace): string =>
  node === headerId ? field : `${node} ${field}`
