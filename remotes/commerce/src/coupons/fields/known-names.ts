import type { Coupon } from '@console/shared/schemas/coupon'

/** Names that other coupons have, offered while one is typed. */
export type KnownNames = Record<'influencer_id' | 'campaign' | 'category', readonly string[]>

export const toKnownNames = (records: readonly Coupon[]): KnownNames => ({
  influencer_id: listDistinct(records.map(({ influencer_id }) => influencer_id)),
  campaign: listDistinct(records.map(({ campaign }) => campaign)),
  category: listDistinct(records.map(({ category }) => category)),
})

const listDistinct = (values: readonly (string | number | null | undefined)[]): string[] =>
  [...new Set(values.map((value) => String(value ?? '')))].filter((text) => text !== '').toSorted()
