import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { canaryGroupSchema, countedVitals, type SectionCount } from '@console/shared/release-server/counts'
import * as z from 'zod/mini'
import { toBucket, toPercentile } from './logarithmic-histogram.ts'
import type { ReportRequest, ReportSource, VersionReport } from './report-source.ts'

/** Days that counts are kept. */
const keptDays = 90
const day = 24 * 60 * 60_000

export type CountStore = ReportSource & {
  add(environment: string, counts: readonly SectionCount[], now?: Date): void
  close(): void
}

/** The database of counts beside a release folder. */
export const findCountsFile = (dir: string): string => join(dir, '.delivery', 'counts.sqlite')

const rowSchema = z.object({
  version: z.string(),
  canary: z.union([canaryGroupSchema, z.literal('')]),
  what: z.enum(['opened', 'error', ...countedVitals]),
  bucket: z.number(),
  count: z.number(),
})
type Row = z.infer<typeof rowSchema>

/** Counters by day, environment, remote, version and group, in one file that several processes may use. */
export function openCountStore(file: string): CountStore {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file, { timeout: 5_000 })
  database.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE IF NOT EXISTS counts (
      day TEXT, environment TEXT, remote TEXT, version TEXT, canary TEXT, what TEXT, bucket INTEGER, count INTEGER,
      PRIMARY KEY (day, environment, remote, version, canary, what, bucket)
    ) WITHOUT ROWID
  `)
  const increase = database.prepare(`
    INSERT INTO counts VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count
  `)
  const forget = database.prepare('DELETE FROM counts WHERE day < ?')
  const find = database.prepare(`
    SELECT version, canary, what, bucket, sum(count) AS count FROM counts
    WHERE day >= ? AND environment = ? AND remote = ? GROUP BY version, canary, what, bucket
  `)
  return {
    name: 'the release server’s own count',
    add(environment, counts, now = new Date()) {
      database.exec('BEGIN IMMEDIATE')
      for (const { remote, version, group = '', opened, errors, vitals } of counts) {
        const note = (what: Row['what'], count: number, bucket = 0) =>
          count > 0 && increase.run(toDay(now), environment, remote, version, group, what, bucket, count)
        note('opened', opened)
        note('error', errors)
        for (const name of countedVitals) {
          const value = vitals[name]
          if (value !== undefined) note(name, 1, toBucket(value))
        }
      }
      forget.run(toDay(new Date(now.getTime() - keptDays * day)))
      database.exec('COMMIT')
    },
    read: async ({ remote, environment, since }: ReportRequest) =>
      toReports(z.array(rowSchema).parse(find.all(toDay(since), environment, remote))),
    close: () => database.close(),
  }
}

const toDay = (time: Date) => time.toISOString().slice(0, 10)

function toReports(rows: readonly Row[]): VersionReport[] {
  const byVersion = Map.groupBy(rows, ({ version, canary }) => `${version} ${canary}`)
  return [...byVersion.values()].flatMap((own) => {
    const [first] = own
    if (first === undefined) return []
    const sum = (what: Row['what']) => own.find((row) => row.what === what)?.count ?? 0
    const p75 = countedVitals.flatMap((name) => {
      const buckets = own.filter(({ what }) => what === name)
      const value = toPercentile(new Map(buckets.map(({ bucket, count }) => [bucket, count])), 75)
      return value === undefined ? [] : [[name, value]]
    })
    return {
      version: first.version,
      group: first.canary || undefined,
      opened: sum('opened'),
      errors: sum('error'),
      p75: Object.fromEntries(p75),
    }
  })
}
