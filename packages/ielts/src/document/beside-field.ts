/**
 * What a server may send with a part or a question though the specification has no field for it: it is read on the papers and
 * among the explanations, and no field of an editor holds it.
 */
export const besideFields = ['transcript', 'explanation'] as const
export type BesideField = (typeof besideFields)[number]

export const toBesideField = (field: string): BesideField | null =>
  besideFields.find((beside) => beside === field) ?? null

/** By the key of its place; null for a text of the mock itself. */
export const toBesideFieldAt = (place: string): BesideField | null =>
  toBesideField(place.split(' ').at(-1) ?? '')
