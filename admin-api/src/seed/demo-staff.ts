import type { Database } from '../database/database.ts'
import { toIdentifierKey } from '../session/identifier.ts'
import { hashPassword } from '../session/password.ts'
import { permissions } from '../staff/permissions.ts'
import { staffTable } from '../staff/staff-table.ts'

const password = 'ielts-staff'
/** A low cost: everybody knows the password, so a slow hash has nothing to protect. */
const hashCost = { N: 16, r: 8, p: 1 }

const people = [
  {
    email: 'staff@example.com',
    phone: '+447005550123',
    name: 'Amelia Hart',
    roles: ['administrator', 'content editor'],
    permissions: Object.keys(permissions),
  },
  {
    email: 'editor@example.com',
    phone: '+447005550124',
    name: 'Daniel Okafor',
    roles: ['content editor'],
    permissions: ['articles.manage', 'mocks.manage', 'books.view'],
  },
  {
    email: 'seller@example.com',
    phone: '+447005550125',
    name: 'Priya Nair',
    roles: ['seller'],
    permissions: ['dashboard.view', 'packages.manage', 'coupons.manage'],
  },
]

/** Each signs in with the password `ielts-staff`: one may do everything, the others only their part. */
export async function insertDemoStaff(database: Database, now: Date) {
  const rows = await Promise.all(
    people.map(async (person) => ({
      ...person,
      phone: toIdentifierKey(person.phone),
      password_hash: await hashPassword(password, hashCost),
      created_at: now,
    })),
  )
  return await database
    .insert(staffTable)
    .values(rows)
    .returning({ id: staffTable.id, name: staffTable.name, permissions: staffTable.permissions })
}

export type DemoStaff = Awaited<ReturnType<typeof insertDemoStaff>>
