import { mockPayloadSchema } from '@console/ielts/schemas'
import * as z from 'zod/mini'
import { countCeilings, longestLine, textUpTo, yearOfFourDigits } from '../http/ceilings.ts'

const { name, duration, total_question, total_marks, chances, fee, start_time, end_time } =
  mockPayloadSchema.shape
const tooLong = { error: `Name can have at most ${longestLine} characters` }

/** The body of POST and PUT, with ceilings for all that lists show. */
export const mockWriteSchema = z.safeExtend(mockPayloadSchema, {
  name: name.check(z.maxLength(longestLine, tooLong)),
  status: z.optional(textUpTo(longestLine)),
  duration: duration.check(...countCeilings),
  total_question: total_question.check(...countCeilings),
  total_marks: total_marks.check(...countCeilings),
  chances: chances.check(...countCeilings),
  fee: fee.check(...countCeilings),
  start_time: start_time.check(yearOfFourDigits),
  end_time: end_time.check(yearOfFourDigits),
})
