import * as z from 'zod/mini'

/** `GET notes?page=2`: the method, and the part after the API's path prefix. */
const callSchema = z.string().check(z.regex(/^(GET|POST|PUT|PATCH|DELETE) [^\s/]\S*$/))

/**
 * A remote's `recorded-api.json`: an API's responses by call. `session` is the response to signing in; the status
 * defaults to 200, the body to none.
 */
export const recordingSchema = z.object({
  session: z.looseObject({ token: z.string(), user: z.looseObject({}) }),
  answers: z.record(callSchema, z.object({ status: z.optional(z.int()), body: z.optional(z.unknown()) })),
})

export type Recording = z.infer<typeof recordingSchema>
