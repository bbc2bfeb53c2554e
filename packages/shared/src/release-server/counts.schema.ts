import * as z from 'zod/mini'
import { remoteNameSchema } from '../remote/remote-config.schema.ts'

/** The Core Web Vitals: milliseconds, and CLS without a unit. */
export const countedVitals = ['LCP', 'INP', 'CLS'] as const
export type CountedVital = (typeof countedVitals)[number]

/** Of a person's version of a remote that has a canary. */
export const canaryGroupSchema = z.enum(['canary', 'control'])
export type CanaryGroup = z.infer<typeof canaryGroupSchema>

/** More in one batch is a page that runs wild, or nobody's page. */
const number = z.int().check(z.minimum(0), z.maximum(1000))
const vital = z.optional(z.number().check(z.minimum(0), z.maximum(1_000_000)))

const countSchema = z.object({
  remote: remoteNameSchema,
  version: z.string().check(z.maxLength(100), z.regex(/^\d[0-9A-Za-z.+-]*$/)),
  group: z.optional(canaryGroupSchema),
  /** How many times its section was opened. */
  opened: number,
  errors: number,
  /** Of one page. */
  vitals: z.object({ LCP: vital, INP: vital, CLS: vital }),
})
export type SectionCount = z.infer<typeof countSchema>

/** `POST /v1/counts`: what happened in one page since it last told, and nothing of who uses it. */
export const countsSchema = z.object({
  counts: z.array(countSchema).check(z.minLength(1), z.maxLength(50)),
})
