import { tryParseJson } from '@console/values/text/try-parse-json'
import * as z from 'zod/mini'
import type { RecordId } from '../http/record-list.schema.ts'
import { guardStorage } from '../storage/guarded-storage.ts'

const tab = guardStorage(() => sessionStorage)

const orderSchema = z.array(z.union([z.number(), z.string()]))

/** In the query cache, which ends with the session. `list` is its own name: `content/articles`. */
export const toOrderKey = (list: string) => ['list-order', list] as const

export const toTabKey = (list: string) => `console/list-order/${list}`

/** The order stored in this tab before a reload; undefined if there is none, or storage is blocked. */
export const readListOrder = (list: string): readonly RecordId[] | undefined =>
  orderSchema.safeParse(tryParseJson(tab.read(toTabKey(list)) ?? '')).data
