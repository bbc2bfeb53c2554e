/**
 * Fields that a server may send with a part or question although the specification does not have them. Papers and
 * explanations show them; editors have no field for them.
 */
export const extraFields = ['transcript', 'explanation'] as const
export type ExtraField = (typeof extraFields)[number]

export const toExtraField = (field: string): ExtraField | null =>
  extraFields.find((extra) => extra === field) ?? null

/** The same by the key of a place. */
export const toExtraFieldAt = (place: string): ExtraField | null =>
  toExtraField(place.split(' ').at(-1) ?? '')
