import * as z from 'zod/mini'
import { remoteNameSchema } from '../remote/remote-config.schema.ts'

/** The Core Web Vitals: milliseconds; CLS has no unit. */
export const countedVitals = ['LCP', 'INP', 'CLS'] as const
export type CountedVital = (typeof countedVitals)[number]

/** Group of a person with respect to a remote's canary. */
export const canaryGroupSchema = z.enum(['canary', 'control'])
export type CanaryGroup = z.infer<typeof canaryGroupSchema>

/** A larger batch comes from a page out of control, or from no page at all. */
const number = z.int().check(z.minimum(0), z.maximum(1000))
const vital = z.optional(z.number().check(z.minimum(0), z.maximum(1_000_000)))

const countSchema = z.object({
  remote: remoteNameSchema,
  version: z.string().check(z.maxLength(100), z.regex(/^\d[0-9A-Za-z.+-]*$/)),
  group: z.optional(canaryGroupSchema),
  /** Number of times that its section was opened. */
  opened: number,
  errors: number,
  /** Measured once per page. */
  vitals: z.object({ LCP: vital, INP: vital, CLS: vital }),
})
export type SectionCount = z.infer<typeof countSchema>

/** `POST /v1/counts`: events in one page since its last report, with nothing about the user. */
export const countsSchema = z.object({
  counts: z.array(countSchema).check(z.minLength(1), z.maxLength(50)),
})
