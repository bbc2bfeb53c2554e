import { pgTable, text } from 'drizzle-orm/pg-core'

export const settingTable = pgTable('setting', { key: text().primaryKey(), value: text().notNull() })
