import { couponPayloadSchema } from '@console/shared/schemas/coupon'
import { createId } from '@console/values/ids/create-id'
import * as z from 'zod/mini'
import { findIssues } from '../../records/fields/check-draft.ts'
import { draftSchema } from '../../records/fields/draft.ts'
import { toPayload } from '../../records/fields/payload.ts'
import { readCount } from '../../records/numbers/typed-number.ts'
import type { NewCoupon } from '../creation/created-coupons.ts'
import { type CouponDraft, couponBody, couponFields } from '../fields/coupon-fields.ts'
import { generateCode } from '../rules/generate-code.ts'

const longestCode = 32
const mostCodes = 5000

const wholeNumber = (error: string, least: number, most: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): unknown => readCount(text) ?? undefined),
    ),
    z.number({ error }).check(z.int({ error }), z.minimum(least, { error }), z.maximum(most, { error })),
  )

/** The form of the codes and their number. The shortest random part leaves 900,000 codes to draw from. */
const codesSchema = z
  .object({
    prefix: z
      .string()
      .check(
        z.regex(/^[A-Z0-9_-]*$/, { error: 'The prefix can have A–Z, 0–9, _ and -' }),
        z.maxLength(longestCode - 4, { error: 'The prefix can have at most 28 characters' }),
      ),
    length: wholeNumber('Enter a length from 4 to 16', 4, 16),
    count: wholeNumber('Enter how many codes to make, from 1 to 5000', 1, mostCodes),
  })
  .check(
    z.refine(({ prefix, length }) => prefix.length + length <= longestCode, {
      path: ['length'],
      error: 'Prefix and random part together can have at most 32 characters',
    }),
  )

export type BatchDraft = { prefix: string; length: string; count: string } & Omit<CouponDraft, 'code'>

/** Everything decided about a batch before its first call: enough to resume it after any interruption. */
export const batchSchema = z.object({
  /** Random; one that was kept before batches had it goes on under a new one. */
  id: z._default(z.string(), createId),
  /** Fields that all the coupons have in common. */
  terms: draftSchema(couponFields),
  prefix: z.string(),
  length: z.number(),
  codes: z.array(z.string()),
})
export type CodeBatch = z.infer<typeof batchSchema>

/** Any code that has the right form: the terms are checked with it before there are codes. */
const sampleCode = 'SAMPLE'

type Issue = { path: readonly PropertyKey[]; message: string }

/** Reasons why a batch cannot be made; empty if it can. */
export function findBatchIssues(draft: BatchDraft): readonly Issue[] {
  const codes = codesSchema.safeParse(draft)
  const terms: CouponDraft = { ...draft, code: sampleCode }
  return [...(codes.error?.issues ?? []), ...findIssues(couponFields, couponBody, terms)]
}

/** Draws the codes: none twice, and none of those taken. Throws for a draft that has issues. */
export function planBatch(draft: BatchDraft, taken: ReadonlySet<string>): CodeBatch {
  const { prefix, length, count } = codesSchema.parse(draft)
  const codes = new Set<string>()
  const avoided = new Set(taken)
  while (codes.size < count) {
    const code = generateCode({ prefix, length, taken: avoided })
    codes.add(code)
    avoided.add(code)
  }
  const { prefix: _prefix, length: _length, count: _count, ...terms } = draft
  return { id: createId(), terms: { ...terms, code: sampleCode }, prefix, length, codes: [...codes] }
}

/** The coupons of a batch, in the order of its codes. */
export function toNewCoupons({ terms, codes }: CodeBatch): NewCoupon[] {
  const { code: _code, ...common } = toPayload(couponFields, couponBody, null, terms)
  return codes.map((code) => ({ payload: couponPayloadSchema.parse({ ...common, code }) }))
}

/** "SPRING-7KQ2M9XD" for the form as it stands, or what keeps such codes from being made. */
export function toExampleCode({ prefix, length }: Pick<BatchDraft, 'prefix' | 'length'>) {
  const { data, error } = codesSchema.safeParse({ prefix, length, count: '1' })
  if (data === undefined) return { problem: error.issues[0]?.message ?? '' }
  return { code: data.prefix + '7KQ2M9XDTW4RHC5B'.slice(0, data.length) }
}
