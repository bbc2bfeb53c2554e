import type { Package, PackagePayload } from '@console/shared/schemas/package'
import type { PackageDraft, PackageFormValues } from '../api/package.schema.ts'

/** What the form starts from. Numbers are text in it, so that nothing typed is ever changed under the hand. */
export function toPackageDraft(record: Package | null, defaultCurrency: string): PackageDraft {
  if (record === null) {
    return { name: '', coins: '', gems: '', price: '', currency: defaultCurrency, status: 'draft' }
  }
  return {
    name: record.name,
    coins: String(record.coins),
    gems: String(record.gems),
    price: String(record.price),
    currency: record.currency ?? defaultCurrency,
    status: record.status,
  }
}

/** The server's own fields, unknown ones included, under the form's values; what the server assigns is left out. */
export function buildPackagePayload(record: Package | null, values: PackageFormValues): PackagePayload {
  const { id: _id, created_at: _created, updated_at: _updated, ...kept } = record ?? {}
  return { ...kept, ...values }
}

export function isSameDraft(left: PackageDraft, right: PackageDraft): boolean {
  return packageFields.every((field) => left[field] === right[field])
}

/** In the order they stand on screen. */
export const packageFields = ['name', 'coins', 'gems', 'price', 'currency', 'status'] as const
