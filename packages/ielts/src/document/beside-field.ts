/**
 * Fields that a server may send with a part or question although the specification does not have them. Papers and
 * explanations show them; editors have no field for them.
 */
export const besideFields = ['transcript', 'explanation'] as const
export type BesideField = (typeof besideFields)[number]

export const toBesideField = (field: string): BesideField | null =>
  besideFields.find((beside) => beside === field) ?? null

/** The same by the key of a place. */
export const toBesideFieldAt = (place: string): BesideField | null =>
  toBesideField(place.split(' ').at(-1) ?? '')
