import * as z from 'zod/mini'
import { isTimestamp } from '../time/timestamp.ts'

/** A fast path: lists hold tens of thousands of timestamps, and parsing a date takes ten times as long. */
const plainTimestamp =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])[T ]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?Z?$/

const isValid = (text: string) => plainTimestamp.test(text) || isTimestamp(text)
const wrong = { error: 'Invalid date format' }

/** A timestamp on the wire: an ISO 8601 string. Kept as text, so that saving an unchanged record changes nothing. */
export const timestampSchema = z.string().check(z.refine(isValid, wrong))

/** The same in a response, where it may be empty, as for a code without an end. */
export const receivedTimestampSchema = z
  .string()
  .check(z.refine((text) => text === '' || isValid(text), wrong))
