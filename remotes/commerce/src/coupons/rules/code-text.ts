import { couponPayloadSchema } from '@console/shared/schemas/coupon'
import { foldText } from '@console/values/text/fold-text'

/** A typed or pasted code in wire format: upper case, trimmed and without invisible characters. */
export const toCodeText = (text: string): string => foldText(text).toUpperCase().trim()

/** Whether a code may be asked about: it has the form that the wire takes. */
export const isCouponCode = (code: string): boolean => couponPayloadSchema.shape.code.safeParse(code).success
