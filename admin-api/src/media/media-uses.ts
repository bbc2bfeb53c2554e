import { type MediaUse, mediaUseSchema } from '@console/shared/schemas/media'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { articleTable } from '../articles/article-table.ts'
import type { Database } from '../database/database.ts'
import { onlyRow } from '../database/only-row.ts'
import { mockTable } from '../mocks/mock-table.ts'
import { mediaFilesPath } from './media-name.ts'

const usesSchema = z.array(z.extend(mediaUseSchema, { hash: z.string() }))

/**
 * The mocks and articles that use the files with these hashes, anywhere in their text. One pass over all records, most of
 * which use none and are skipped.
 */
export async function findMediaUses(
  database: Database,
  hashes: readonly string[],
): Promise<Map<string, MediaUse[]>> {
  const found = new Map(hashes.map((hash) => [hash, [] as MediaUse[]]))
  if (hashes.length === 0) return found
  const address = `${mediaFilesPath}([0-9a-f]{64})`
  const mock = sql`concat_ws(' ', ${mockTable.questions}, ${mockTable.extra})`
  const article = sql`concat_ws(' ', ${articleTable.image}, ${articleTable.blog_image}, ${articleTable.contents}, ${articleTable.extra})`
  const query = sql`
    select coalesce(json_agg(used order by used.kind desc, used.id), '[]') as uses from (
      select distinct 'mock' as kind, section, id, name, named[1] as hash
        from ${mockTable}, lateral regexp_matches(${mock}, ${address}, 'g') as named
        where strpos(${mock}, ${mediaFilesPath}) > 0
      union all
      select distinct 'article', null, id, title, named[1]
        from ${articleTable}, lateral regexp_matches(${article}, ${address}, 'g') as named
        where strpos(${article}, ${mediaFilesPath}) > 0
    ) as used`
  const rows = z.parse(z.array(z.object({ uses: usesSchema })), await select(database, query))
  for (const { hash, ...use } of onlyRow(rows).uses) found.get(hash)?.push(use)
  return found
}

/** Both drivers answer a raw statement with rows. */
async function select(database: Database, query: ReturnType<typeof sql>): Promise<unknown> {
  const answered: unknown = await database.execute(query)
  return z.parse(z.object({ rows: z.unknown() }), answered).rows
}
