import * as z from 'zod/mini'

/** Network Information API, which not every browser has. */
const meteredSchema = z.object({
  connection: z.union([z.object({ saveData: z.literal(true) }), z.object({ type: z.literal('cellular') })]),
})

/** Whether data is metered, or the browser asks to save it. */
export const isMetered = (): boolean => meteredSchema.safeParse(navigator).success
