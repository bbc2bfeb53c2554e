import * as z from 'zod/mini'
import type { RecordId } from '../http/record-list.schema.ts'

const orderSchema = z.array(z.union([z.number(), z.string()]))

/** In the query cache, which ends with the session. `list` is its own name: `content/articles`. */
export const toOrderKey = (list: string) => ['list-order', list] as const

export const toTabKey = (list: string) => `console/list-order/${list}`

/** The order stored in this tab before a reload; undefined if there is none, or storage is blocked. */
export function readListOrder(list: string): readonly RecordId[] | undefined {
  try {
    return orderSchema.safeParse(JSON.parse(sessionStorage.getItem(toTabKey(list)) ?? '')).data
  } catch {
    return undefined
  }
}
