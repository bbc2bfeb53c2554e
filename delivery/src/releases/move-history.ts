import { appendFile, readFile } from 'node:fs/promises'
import { type ReleasePointer, releaseIdSchema } from '@console/shared/release'
import * as z from 'zod/mini'
import type { SiteLayout } from './site-layout.ts'
import { writeFileWhole } from './write-file-whole.ts'

const moveSchema = z.object({
  moved_at: z.string(),
  /** `renew`: the same release, signed anew. */
  action: z.enum(['publish', 'rollback', 'renew']),
  by: z.string(),
  reason: z.string(),
  /** Null for the first release. */
  from: z.nullable(releaseIdSchema),
  to: releaseIdSchema,
})
/** One move of the pointer: a line of `.delivery/history.jsonl`, which nobody is served. */
export type Move = z.infer<typeof moveSchema>

/** Every move, oldest first. A line that cannot be read is left out. */
export async function readMoves(layout: SiteLayout): Promise<Move[]> {
  const text = await readHistory(layout)
  return text.split('\n').flatMap((line) => parseMove(line) ?? [])
}

const readHistory = (layout: SiteLayout) =>
  readFile(layout.history, 'utf8').catch(() => readFile(layout.formerHistory, 'utf8').catch(() => ''))

function parseMove(line: string): Move | undefined {
  try {
    return moveSchema.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}

/** Written before the pointer moves, so that no move is ever missing; see {@link dropUnfinishedMove}. */
export async function appendMove(layout: SiteLayout, move: Move): Promise<void> {
  await appendFile(layout.history, `${JSON.stringify(move)}\n`)
}

/** Takes out the last line when the process died before it was whole, or before the pointer followed it. */
export async function dropUnfinishedMove(
  layout: SiteLayout,
  pointer: ReleasePointer | undefined,
): Promise<void> {
  const text = await readHistory(layout)
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const lastLine = whole.trimEnd().split('\n').at(-1) ?? ''
  const last = parseMove(lastLine)
  const isUnfinished = last !== undefined && last.moved_at !== pointer?.moved_at
  const kept = isUnfinished ? whole.slice(0, -(lastLine.length + 1)) : whole
  if (kept !== text) await writeFileWhole(layout, layout.history, kept)
}

/**
 * The release that was current before `id` was last published, so that rolling back again and again walks back
 * through time, and never forward to what was rolled back from.
 */
export function findReleaseBefore(id: string, moves: readonly Move[]): string | undefined {
  return moves.findLast((move) => move.action === 'publish' && move.to === id)?.from ?? undefined
}

/** Who first made a release, and why; records say neither, since anybody may read them. */
export function findMaker(id: string, moves: readonly Move[]): { by: string; reason: string } {
  const { by, reason } = moves.find((move) => move.to === id) ?? { by: 'unknown', reason: '' }
  return { by, reason }
}
