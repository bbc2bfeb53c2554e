import * as z from 'zod/mini'
import { isMoment } from '../time/moment.ts'

/** A quick test for a moment: lists hold tens of thousands, and parsing a date takes ten times as long. */
const plainMoment =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])[T ]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?Z?$/

const isTimestamp = (text: string) => plainMoment.test(text) || isMoment(text)
const wrong = { error: 'Invalid date format' }

/** A moment on the wire: an ISO 8601 string. Kept as text so that saving an untouched record changes nothing. */
export const timestampSchema = z.string().check(z.refine(isTimestamp, wrong))

/** The same of an answer, where there may be none, as in a code without an end: an empty text. */
export const receivedTimestampSchema = z
  .string()
  .check(z.refine((text) => text === '' || isTimestamp(text), wrong))
