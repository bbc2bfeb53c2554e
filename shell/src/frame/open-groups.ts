import * as z from 'zod/mini'
import { deviceStorage, readStoredJson } from '../environment/device-storage.ts'

const storageKey = 'menu-groups'
const openGroupsSchema = z.record(z.string(), z.boolean())

/** Menu groups that were opened or closed on this device, by title. */
export type OpenGroups = z.infer<typeof openGroupsSchema>

export const readOpenGroups = (): OpenGroups =>
  readStoredJson(deviceStorage, storageKey, openGroupsSchema) ?? {}

export function storeOpenGroups(groups: OpenGroups): OpenGroups {
  deviceStorage.write(storageKey, JSON.stringify(groups))
  return groups
}
