import type { Platform } from '@console/shared/platform'
import type { Coupon } from '@console/shared/schemas/coupon'
import { toFieldMessages } from '@console/shared/ui/form-messages'
import { newCouponPath, toCouponPath } from '../../navigation/paths.ts'
import type { RecordKind, RecordNames } from '../../records/form/record-kind.ts'
import { pickMessages } from '../../records/form/touched.ts'
import { fetchCoupons, findCoupon } from '../api/coupon.api.ts'
import { couponDeletion, couponMutations, couponQueries } from '../api/coupon.queries.ts'
import { type CouponDraft, couponDraftSchema, couponFormSchema } from '../api/coupon.schema.ts'
import { describeMade } from '../creation/describe-made.ts'
import {
  buildCouponPayload,
  couponFields,
  listTouchedInCoupon,
  normaliseCouponDraft,
  toBlankCoupon,
  toCopiedCoupon,
  toCouponDraft,
} from '../fields/coupon-draft.ts'
import { describeDeletion } from '../rules/deletion-effect.ts'
import { buildCouponWords } from './coupon-words.ts'

export const couponNames: RecordNames<{ code: string }> = {
  entity: 'coupons',
  noun: 'coupon',
  title: 'Coupon',
  nameOf: ({ code }) => code,
  newPath: newCouponPath,
  toPath: toCouponPath,
}

/** A rule about two fields says what is wrong at the second. */
const judgedWith: Readonly<Record<string, string>> = { type: 'amount', starts_at: 'expires_at' }

const listJudged = (draft: CouponDraft, base: CouponDraft | null) =>
  listTouchedInCoupon(draft, base).flatMap((field) => [field, judgedWith[field] ?? field])

export function buildCouponKind({
  api,
  queryClient,
  settings: { timeZone },
}: Platform): RecordKind<Coupon, CouponDraft> {
  const queries = couponQueries(api)
  /** As the check under the field has answered by now; where it has not, the server's answer to the save decides. */
  const isKnownAsTaken = (code: string) => queryClient.getQueryData(queries.codeCheck(code).queryKey) === true
  return {
    words: buildCouponWords(timeZone),
    names: couponNames,
    rules: {
      fields: couponFields,
      schema: couponDraftSchema,
      toBlank: () => toBlankCoupon(timeZone),
      toCopy: toCopiedCoupon,
      toDraft: toCouponDraft,
      normalise: normaliseCouponDraft,
      check: (draft, { base, mayExist }) => ({
        ...pickMessages(
          toFieldMessages(couponFormSchema.safeParse(draft).error?.issues ?? []),
          listJudged(draft, base),
        ),
        ...(draft.code !== base?.code.toUpperCase() &&
          !mayExist &&
          isKnownAsTaken(draft.code) && { code: ['Choose a code that no other coupon has'] }),
      }),
      describeEffect: (draft) => describeMade([draft], { asked: 1, timeZone }).effect,
      toPayload: buildCouponPayload,
    },
    api: {
      readListed: () => queryClient.getQueryData(queries.list().queryKey)?.records,
      fetchAll: () => fetchCoupons(api),
      find: (id) => findCoupon(api, id),
      save: couponMutations(api).save(),
      toDeletion: (record) => couponDeletion(api, record),
      describeDeletion,
    },
  }
}
