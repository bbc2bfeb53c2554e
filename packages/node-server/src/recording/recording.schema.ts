import * as z from 'zod/mini'

/** `GET notes?page=2`: the method, and the part after the API's path prefix. */
const callSchema = z.string().check(z.regex(/^(GET|POST|PUT|PATCH|DELETE) [^\s/]\S*$/))

const answersSchema = z.record(
  callSchema,
  z.object({
    status: z.optional(z.int()),
    /** The ones that clients read, in lower case: `etag`. */
    headers: z.optional(z.record(z.string(), z.string())),
    /** A value of JSON, or the text of another content type. */
    body: z.optional(z.unknown()),
  }),
)
export type RecordedAnswers = z.infer<typeof answersSchema>

/** A remote's file of recorded answers, in its folder and in its build. */
export const recordingFile = 'recorded-api.json'

/** Path of the remotes' own APIs where recordings answer: `/api/own/tickets/…`. */
export const ownApiPrefix = '/api/own'

/**
 * A remote's `recorded-api.json`: the answers of the console's API by call, and those of the remote's own APIs by name.
 * `session` is the answer to signing in; a status is 200 if absent.
 */
export const recordingSchema = z.object({
  session: z.looseObject({ token: z.string(), user: z.looseObject({}) }),
  answers: answersSchema,
  apis: z.optional(z.record(z.string(), answersSchema)),
})

export type Recording = z.infer<typeof recordingSchema>
