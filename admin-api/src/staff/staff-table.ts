import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** Email in lower case and phone as digits alone, so that signing in finds them however they are typed. */
export const staffTable = pgTable('staff', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull().unique(),
  phone: text().unique(),
  name: text().notNull(),
  password_hash: text().notNull(),
  roles: jsonb().$type<string[]>().notNull(),
  permissions: jsonb().$type<string[]>().notNull(),
  /** When the person was barred from signing in. */
  disabled_at: moment(),
  created_at: moment().notNull(),
})

/** Only the SHA-256 of a token is kept, so a copy of the database signs nobody in. */
export const accessTokenTable = pgTable(
  'access_token',
  {
    token_hash: text().primaryKey(),
    /** The id by which the owner ends the session; the hash never leaves the server. */
    id: integer().generatedAlwaysAsIdentity().unique(),
    staff_id: integer()
      .notNull()
      .references(() => staffTable.id, { onDelete: 'cascade' }),
    created_at: moment().notNull().defaultNow(),
    last_used_at: moment().notNull().defaultNow(),
    expires_at: moment().notNull(),
    /** The address of the sign-in, and the browser's `User-Agent`, cut short. */
    address: text().notNull().default(''),
    agent: text().notNull().default(''),
    is_remembered: boolean().notNull().default(false),
  },
  (table) => [index().on(table.expires_at), index().on(table.staff_id)],
)

/** Networks that a person signed in from; they go first while strangers flood the sign-in. */
export const knownNetworkTable = pgTable(
  'known_network',
  {
    staff_id: integer()
      .notNull()
      .references(() => staffTable.id, { onDelete: 'cascade' }),
    network: text().notNull(),
    last_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.staff_id, table.network] }), index().on(table.last_at)],
)
