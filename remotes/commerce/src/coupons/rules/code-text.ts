import { couponPayloadSchema } from '@console/shared/schemas/coupon'
import { foldText } from '@console/values/text/fold-text'

/** A code that was typed or pasted in the form of the wire: upper case, without spaces around it or signs that nobody sees. */
export const toCodeText = (text: string): string => foldText(text).toUpperCase().trim()

/** Whether a code may be asked about: it has the form that the wire takes. */
export const isCouponCode = (code: string): boolean => couponPayloadSchema.shape.code.safeParse(code).success
