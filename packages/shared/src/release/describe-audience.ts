import type { Canary } from './canary.schema.ts'

/** Describes a canary's audience: “10% of staff”, “the role editor”, “10% of staff and the roles editor, support”. */
export function describeAudience({ share, roles = [] }: Omit<Canary, 'remote' | 'since'>): string {
  const parts = [
    ...(share > 0 ? [`${share}% of staff`] : []),
    ...(roles.length > 0 ? [`the ${roles.length === 1 ? 'role' : 'roles'} ${roles.join(', ')}`] : []),
  ]
  return parts.length === 0 ? 'nobody' : parts.join(' and ')
}
