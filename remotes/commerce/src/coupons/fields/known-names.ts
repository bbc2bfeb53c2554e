import type { Coupon } from '@console/shared/schemas/coupon'

/** Fields whose text is often that of another coupon, in the order on screen. */
export const nameFields = ['influencer_id', 'campaign', 'category'] as const
export type NameField = (typeof nameFields)[number]

/** Names that other coupons have, offered while one is typed. */
export type KnownNames = Record<NameField, readonly string[]>

export const toKnownNames = (records: readonly Coupon[]): KnownNames => ({
  influencer_id: listDistinct(records.map(({ influencer_id }) => influencer_id)),
  campaign: listDistinct(records.map(({ campaign }) => campaign)),
  category: listDistinct(records.map(({ category }) => category)),
})

const listDistinct = (values: readonly (string | number | null | undefined)[]): string[] =>
  [...new Set(values.map((value) => String(value ?? '')))].filter((text) => text !== '').toSorted()
