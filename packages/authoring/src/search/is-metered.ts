import * as z from 'zod/mini'

/** Network Information API, which not every browser has. */
const meteredSchema = z.object({
  connection: z.union([z.object({ saveData: z.literal(true) }), z.object({ type: z.literal('cellular') })]),
})

/** Whether the person pays for what is loaded, or asked the browser to save. */
export const isMetered = (): boolean => meteredSchema.safeParse(navigator).success
