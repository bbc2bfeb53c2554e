import type { Database } from '../database/database.ts'
import { toIdentifierKey } from '../session/identifier.ts'
import { hashPassword } from '../session/password.ts'
import { staffTable } from '../session/staff-table.ts'

const password = 'ielts-staff'

const people = [
  {
    email: 'staff@example.com',
    phone: '+447005550123',
    name: 'Amelia Hart',
    roles: ['administrator', 'content editor'],
    permissions: [
      'dashboard.view',
      'packages.manage',
      'coupons.manage',
      'articles.manage',
      'mocks.manage',
      'books.view',
    ],
  },
  {
    email: 'editor@example.com',
    phone: '+447005550124',
    name: 'Daniel Okafor',
    roles: ['content editor'],
    permissions: ['articles.manage', 'mocks.manage', 'books.view'],
  },
]

/** Signs in with `staff@example.com` or `editor@example.com` and the password `ielts-staff`. */
export async function insertDemoStaff(database: Database, now: Date) {
  const rows = await Promise.all(
    people.map(async (person) => ({
      ...person,
      phone: toIdentifierKey(person.phone),
      password_hash: await hashPassword(password),
      created_at: now,
    })),
  )
  return await database
    .insert(staffTable)
    .values(rows)
    .returning({ id: staffTable.id, name: staffTable.name })
}

export type DemoStaff = Awaited<ReturnType<typeof insertDemoStaff>>
