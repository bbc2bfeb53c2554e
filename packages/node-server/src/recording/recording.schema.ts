import * as z from 'zod/mini'

/** `GET notes?page=2`: the method, and what follows the API's path prefix. */
const callSchema = z.string().check(z.regex(/^(GET|POST|PUT|PATCH|DELETE) [^\s/]\S*$/))

/**
 * `recorded-api.json` of a remote: what an API answered, by call. `session` is what it answers to signing in; an answer without
 * a status is a 200, one without a body has none.
 */
export const recordingSchema = z.object({
  session: z.looseObject({ token: z.string(), user: z.looseObject({}) }),
  answers: z.record(callSchema, z.object({ status: z.optional(z.int()), body: z.optional(z.unknown()) })),
})

export type Recording = z.infer<typeof recordingSchema>
